/**
 * Limits of page sizes and speed, for the benchmark and the size tests (R11). Sizes are in bytes,
 * transfer sizes with gzip.
 */

const kilobyte = 1024

export interface Budget {
  html: number
  htmlGzip: number
  htmlBrotli: number
  scriptsGzip: number
  stylesGzip: number
}

/** With the content of an ordinary clinic. */
const anyPage: Budget = {
  html: 450 * kilobyte,
  htmlGzip: 65 * kilobyte,
  htmlBrotli: 45 * kilobyte,
  scriptsGzip: 140 * kilobyte,
  stylesGzip: 20 * kilobyte,
}

/** First-load scripts of pages whose own islands are more, in KB (docs/decisions/budgets.md). */
const moreScripts: Readonly<Record<string, number>> = {
  analyses: 144,
  doctors: 147,
}

const unlimited = Number.POSITIVE_INFINITY

/** With 500 doctors and 5,000 analyses. */
const anyLargePage: Budget = {
  ...anyPage,
  html: 1200 * kilobyte,
  htmlGzip: 150 * kilobyte,
  htmlBrotli: unlimited,
}

/** The site map lists all pages, so it may be as long as a crawler reads. */
const siteMap: Budget = {
  ...anyPage,
  html: 2048 * kilobyte,
  htmlGzip: unlimited,
  htmlBrotli: unlimited,
}

/**
 * The budget of a page type, named as in lib/routing/routes.ts.
 * @param content `large`: for a very large clinic
 */
export function budgetOf(name: string, { large = false }: { large?: boolean } = {}) {
  if (name === 'siteMap') return siteMap
  const budget = large ? anyLargePage : anyPage
  const scripts = moreScripts[name]
  return scripts ? { ...budget, scriptsGzip: scripts * kilobyte } : budget
}

/**
 * Minimum requests/s of a cached page, relative to a bare page of the same size behind a
 * middleware
 * that only rewrites: every page of the site needs one for language and layout.
 */
export const leastShareOfBare = 0.9

/**
 * nginx's CPU time for the same bytes as a file, as a share of that for a page of its page cache, at
 * least.
 */
export const leastShareOfFile = 0.9

/**
 * With 5,000 analyses: CPU time of a page's first request as a multiple of a bare Next page's; RSS
 * in bytes.
 */
export const mostOfPages = { timesBare: 3, resident: 400 * kilobyte * kilobyte }

/** Maximum interaction to next paint, ms, on a slow phone. */
export const longestInteraction = 100

/** Maximum p95 response time while the backend hangs, ms. */
export const longestInSilence = 50

/**
 * Maximum p95 of a cached page while new images are optimised, as a multiple of the usual one.
 */
export const mostBesidePictures = 4

/** Maximum growth of memory by nonexistent URLs after the warm-up, in bytes. */
export const mostLeftBehind = 80 * kilobyte * kilobyte

/** Minimum share of the sample's queries with a wanted record among the first three hits. */
export const leastShareFound = 0.95

/** Maximum CPU time with 6,000 records, ms: building the index, and the slowest query. */
export const mostOfSearch = { indexing: 1000, query: 20 }

/** Minimum Lighthouse scores for a phone on a slow network and for a desktop. */
export const leastScores = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}

/** Maximum values of Lighthouse on a phone: LCP and TBT in ms, and CLS. */
export const mostOnPhone = { lcp: 1800, cls: 0.02, tbt: 100 }

export const kilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`

/**
 * Maximum growth during the soak test, in bytes of heap and open descriptors. Bounded caches are
 * full before; a leak of some kilobytes per request exceeds this within a minute.
 */
export const mostGrowth = { heap: 5 * kilobyte * kilobyte, descriptors: 8 }

/**
 * Maximum milliseconds until a revalidation reaches every instance; without it, pages would change
 * after a minute anyway.
 */
export const slowestRenewal = 20_000

/** From page to page on a phone: of the time that the address takes when it is loaded. */
export const mostOfLoaded = 1.05
export const mostOfLoadedInView = 0.3
/** A link further down that was scrolled to, after two seconds. */
export const mostOfLoadedScrolled = 0.45

/** Maximum ms of "back". */
export const longestBack = 100

/** Maximum bytes that a page fetches of pages that nobody has asked for yet. */
export const mostSpeculative = 150 * kilobyte

/** Of the lines of doctors' lists. */
export const leastListsRight = 0.97
/** Ms of CPU time for 200 lines. */
export const mostOfLongList = 100
