// @ts-check

/**
 * What a page may weigh and how fast the site must be, for the benchmark and the size tests (R11).
 * Sizes are in bytes, those over the wire as gzip makes them.
 */

const kilobyte = 1024

/**
 * @typedef {object} Budget
 * @property {number} html
 * @property {number} htmlGzip
 * @property {number} htmlBrotli
 * @property {number} scriptsGzip
 * @property {number} stylesGzip
 */

/** With the content of an ordinary clinic. @type {Budget} */
const anyPage = {
  html: 450 * kilobyte,
  htmlGzip: 65 * kilobyte,
  htmlBrotli: 45 * kilobyte,
  scriptsGzip: 150 * kilobyte,
  stylesGzip: 20 * kilobyte,
}

const unlimited = Number.POSITIVE_INFINITY

/** With 500 doctors and 5,000 analyses. @type {Budget} */
const anyLargePage = {
  ...anyPage,
  html: 1200 * kilobyte,
  htmlGzip: 150 * kilobyte,
  htmlBrotli: unlimited,
}

/** The list of all pages may be as long as a crawler reads. @type {Budget} */
const siteMap = {
  ...anyPage,
  html: 2048 * kilobyte,
  htmlGzip: unlimited,
  htmlBrotli: unlimited,
}

/**
 * The budget of a page type, named as in lib/routing/routes.ts.
 * @param {string} name
 * @param {{ large?: boolean }} [content] `large`: of a very large clinic
 */
export function budgetOf(name, { large = false } = {}) {
  if (name === 'siteMap') return siteMap
  return large ? anyLargePage : anyPage
}

/**
 * Least requests per second of a cached page, as a share of those of a bare page of its size behind a
 * middleware that only rewrites: every page of the site needs one for language and layout.
 */
export const leastShareOfBare = 0.9

/** Least requests per second of nginx's page cache, as a share of nginx serving the same bytes as a file. */
export const leastShareOfFile = 0.9

/** With 5,000 analyses: a page's first visit as a multiple of a bare Next page's; bytes of the process. */
export const mostOfPages = { timesBare: 3, resident: 400 * kilobyte * kilobyte }

/** Longest time from a click or a key to the next picture, ms, on a slow phone. */
export const longestInteraction = 100

/** Longest time of a response at the 95th percentile while the backend hangs, ms. */
export const longestInSilence = 50

/** How many times as long a cached page may take while new pictures are made, at the 95th percentile. */
export const mostBesidePictures = 4

/** What made-up addresses may leave in memory after the warm-up, in bytes. */
export const mostLeftBehind = 80 * kilobyte * kilobyte

/** Least share of the seed's queries whose record is among the first three hits. */
export const leastShareFound = 0.95

/** With 6,000 records, ms of processor time: until the index is ready, and of the slowest query. */
export const mostOfSearch = { indexing: 1000, query: 20 }

/** Least scores of Lighthouse for a phone on a slow network, and for a desktop. */
export const leastScores = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}

/** What Lighthouse may measure on a phone: largest paint and blocked time in ms, shift of the layout. */
export const mostOnPhone = { lcp: 1800, cls: 0.02, tbt: 100 }

/** @param {number} bytes */
export const kilobytes = bytes => `${(bytes / kilobyte).toFixed(1)} KB`

/**
 * What may be left after the traffic of a soak, in bytes of heap and open descriptors. Caches with
 * a limit are full before; a leak of some kilobytes a request is beyond this within
 * a minute.
 */
export const mostGrowth = { heap: 5 * kilobyte * kilobyte, descriptors: 8 }

/** Milliseconds within which "renew now" reaches every instance; a minute would be by chance. */
export const slowestRenewal = 20_000
