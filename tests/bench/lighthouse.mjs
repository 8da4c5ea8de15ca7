// @ts-check
import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findChromium } from '../support/chromium.mjs'
import { leastScores, mostOnPhone } from './budgets.mjs'
import { startAllCopies } from './copies.mjs'
import { pageTypes } from './page-types.mjs'
import { temporaryFolder } from './processes.mjs'
import { routing, startLargeBackend, startSite } from './site.mjs'
import { worst } from './summary.mjs'
import { printTable } from './table.mjs'

/**
 * Lighthouse on one page of every type, as a phone and as a desktop. Throttling is `simulated`
 * (computed from an unthrottled load) or `applied` (throttled in the browser). It is run with npx:
 * as a dependency it would break the lock file through one of its peer dependencies.
 */

const version = '12.8.2'

const devices = /** @type {const} */ (['phone', 'desktop'])
const times = /** @type {const} */ (['lcp', 'cls', 'tbt'])

/** Lighthouse's own names. */
const methods = /** @type {const} */ ({ simulated: 'simulate', applied: 'devtools' })

/** @typedef {keyof typeof methods} Throttling */
/** @typedef {keyof typeof leastScores} Category */
/** @typedef {'phone' | 'desktop'} Device */

/**
 * @typedef {object} Row medians of the runs
 * @property {string} type that of the route, or `notFound`
 * @property {Device} device
 * @property {string} path
 * @property {string} site which one, where several are compared
 * @property {Throttling} throttling
 * @property {Partial<Record<Category, number>>} scores 0–100
 * @property {number | null} fcp first contentful paint, ms
 * @property {number | null} lcp largest contentful paint, ms
 * @property {number | null} tti time until interactive, ms
 * @property {number | null} cls
 * @property {number | null} tbt ms
 * @property {readonly string[]} failed audits that cost points
 * @property {string} [spread] smallest and largest LCP
 */

/**
 * @typedef {object} Options
 * @property {string} runs
 * @property {string} categories
 * @property {string} [only] types of pages
 * @property {string} [device]
 * @property {string} locale
 * @property {boolean} [large] with a large clinic in the backend
 * @property {string} throttling one or both, with a comma
 * @property {boolean} [beside] compares static, bare and WordPress copies of the same content
 * @property {string[]} [site] running sites to compare instead of one's own, as NAME=URL
 */

/** @param {Options} options @returns {Promise<import('./bench.mjs').Result>} */
export async function lighthouse(options) {
  const { runs, categories, only, device: one, locale, large, throttling } = options
  const chrome = findChromium()
  if (!chrome) throw new Error('There is no Chromium. `npm run verify` installs one.')
  const wanted = /** @type {Category[]} */ (categories.split(','))
  const throttlings = /** @type {Throttling[]} */ (throttling.split(','))
  if (!throttlings.every(name => name in methods)) {
    throw new Error('--throttling is simulated, applied or simulated,applied')
  }
  const backend = large ? await startLargeBackend() : null
  const given = options.site?.map(each => each.split(/=(.*)/s))
  const own = given ? null : await startSite(backend ? { BACKEND_URL: backend.url } : {})
  const sites = given ?? [['', own?.url ?? '']]
  const [, copied = ''] = sites[0] ?? []
  const sitemap = await (await fetch(`${sites[0]?.[1]}/sitemap.xml`)).text()
  const { routes, ...rest } = await routing()
  const types = pageTypes({ routes, ...rest }, sitemap, 1)
  const pages = types
    .filter(({ name }) => !only || only.split(',').includes(name))
    .map(({ name, paths: [path = '/'] }) => ({ name, path: inLanguage(locale, path) }))
  const paths = pages.map(({ path }) => path)
  const copies = options.beside ? await startAllCopies(copied, paths) : []
  sites.push(...copies.map(({ name, url }) => [name, url]))
  /** @type {Row[]} */
  const rows = []
  for (const { name, path } of pages) {
    // The first request renders the page; the measured ones get it from the cache.
    for (const [, url] of sites) await fetch(url + path)
    for (const device of devices) {
      if (one && one !== device) continue
      for (const throttling of throttlings) {
        /** @type {Run[][]} */
        const all = sites.map(() => [])
        // Alternately, so that other load on the machine affects all of them equally.
        for (let run = 0; run < Number(runs); run += 1) {
          for (const [index, [, url]] of sites.entries()) {
            all[index]?.push(await measure(url + path, device, wanted, chrome, methods[throttling]))
          }
        }
        for (const [index, [site = '']] of sites.entries()) {
          const figures = medianOf(all[index] ?? [], wanted)
          const row = { type: name, device, path, site, throttling, ...figures }
          rows.push(row)
          process.stderr.write(`${JSON.stringify(row)}\n`)
        }
      }
    }
  }
  await own?.stop()
  await backend?.stop()
  for (const copy of copies) await copy.stop()
  print(rows, wanted, `median of ${runs}`)
  // The budgets apply to simulated throttling and a single site.
  const judged = own ? rows.filter(row => row.throttling === 'simulated' && row.site === '') : []
  return {
    figures: rows,
    summary: summaryOf(judged, wanted, routes),
    failures: judged.flatMap(row => failuresOf(row, routes)),
  }
}

/** @param {string} locale @param {string} path without a language prefix */
function inLanguage(locale, path) {
  if (locale === 'ru') return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/**
 * Whether a page can have full marks: pages that are not indexed cannot for SEO, and a 404 is an
 * error in the browser's console.
 * @param {Row} row
 * @param {Category} category
 * @param {Readonly<Record<string, object>>} routes
 */
function isJudged({ type }, category, routes) {
  if (category === 'seo') return type !== 'notFound' && !('hidden' in (routes[type] ?? {}))
  return type !== 'notFound' || category !== 'best-practices'
}

/** @typedef {Omit<Row, 'type' | 'device' | 'path' | 'site' | 'throttling'>} Run */

/**
 * @param {string} url
 * @param {Device} device
 * @param {readonly Category[]} categories
 * @param {string} chrome
 * @param {string} method
 * @returns {Promise<Run>}
 */
async function measure(url, device, categories, chrome, method) {
  const file = join(temporaryFolder(), 'lighthouse.json')
  const args = [
    '--yes',
    `lighthouse@${version}`,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    `--throttling-method=${method}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic',
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
  ]
  const env = { ...process.env, CHROME_PATH: chrome }
  // Lighthouse treats a 404 page as an error by default.
  const run = () =>
    promisify(execFile)('npx', [...args, '--ignore-status-code'], { env, timeout: 240_000 })
  // Sometimes Lighthouse misses the start of the navigation (NO_NAVSTART) and has to be run again;
  // the results of an hour should not be lost for that.
  await run().catch(run).catch(run).catch(run)
  const result = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file)
  return runOf(result)
}

/** @param {{ categories: Record<string, any>, audits: Record<string, any> }} result @returns {Run} */
function runOf({ categories, audits }) {
  const scores = Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
  )
  const refs = Object.values(categories).flatMap(({ auditRefs }) => auditRefs)
  const failed = refs
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && audits[id]?.score < 1)
    .map(({ id }) => String(id))
  const number = (/** @type {string} */ id) => audits[id]?.numericValue ?? null
  return {
    scores,
    failed,
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tti: number('interactive'),
    cls: number('cumulative-layout-shift'),
    tbt: number('total-blocking-time'),
  }
}

/** @param {readonly Run[]} runs @param {readonly Category[]} categories @returns {Run} */
function medianOf(runs, categories) {
  const median = (/** @type {readonly (number | null | undefined)[]} */ values) => {
    const known = values.filter(value => typeof value === 'number').sort((a, b) => a - b)
    return known[Math.floor(known.length / 2)] ?? null
  }
  const scores = categories.map(name => [name, median(runs.map(run => run.scores[name]))])
  return {
    scores: Object.fromEntries(scores),
    fcp: median(runs.map(run => run.fcp)),
    lcp: median(runs.map(run => run.lcp)),
    tti: median(runs.map(run => run.tti)),
    cls: median(runs.map(run => run.cls)),
    tbt: median(runs.map(run => run.tbt)),
    failed: [...new Set(runs.flatMap(run => run.failed))],
    spread: spreadOf(runs.flatMap(({ lcp }) => (lcp === null ? [] : [lcp]))),
  }
}

/** @param {readonly number[]} values */
const spreadOf = values => `${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)}`

/** @param {readonly Row[]} rows @param {readonly Category[]} categories @param {string} how */
function print(rows, categories, how) {
  console.log(`\nLighthouse ${version}, ${how}`)
  const figure = (/** @type {number | null} */ value, digits = 0) => value?.toFixed(digits) ?? '-'
  printTable(
    [
      'page',
      'device',
      'throttling',
      'site',
      ...categories,
      'FCP ms',
      'LCP ms',
      'of',
      'TTI ms',
      'CLS',
      'TBT ms',
    ],
    rows.map(({ type, device, throttling, site, scores, fcp, lcp, spread = '', tti, cls, tbt }) => [
      type,
      device,
      throttling,
      site,
      ...categories.map(name => String(scores[name] ?? '-')),
      figure(fcp),
      figure(lcp),
      spread,
      figure(tti),
      figure(cls, 3),
      figure(tbt),
    ]),
  )
}

/**
 * @param {readonly Row[]} rows
 * @param {readonly Category[]} categories
 * @param {Readonly<Record<string, object>>} routes
 */
function summaryOf(rows, categories, routes) {
  return devices.flatMap(device => {
    const own = rows.filter(row => row.device === device)
    if (own.length === 0) return []
    const scores = categories.map(name => {
      const shown = own.filter(row => isJudged(row, name, routes))
      return `${name} ≥ ${Math.min(...shown.map(row => row.scores[name] ?? 0))}`
    })
    const limits = categories.map(name => leastScores[name]).join(', ')
    const what = `Lighthouse, ${device}, ${own.length} types of pages`
    const summary = [{ what, measured: scores.join(', '), limit: limits }]
    if (device === 'phone' && categories.includes('performance')) summary.push(...timesOf(own))
    return summary
  })
}

/** @param {readonly Row[]} rows */
function timesOf(rows) {
  return times.map(name => {
    const slowest = worst(rows, row => row[name] ?? 0)
    return {
      what: `Lighthouse, phone, ${name.toUpperCase()}`,
      measured: `≤ ${asText(name, slowest[name] ?? 0)} (${slowest.path})`,
      limit: asText(name, mostOnPhone[name]),
    }
  })
}

/** @param {typeof times[number]} name @param {number} value */
const asText = (name, value) => (name === 'cls' ? value.toFixed(3) : `${value.toFixed(0)} ms`)

/** @param {Row} row @param {Readonly<Record<string, object>>} routes @returns {string[]} */
function failuresOf(row, routes) {
  const { type, device, scores, failed } = row
  const categories = /** @type {Category[]} */ (Object.keys(scores))
  const late = device === 'phone' ? times.filter(name => (row[name] ?? 0) > mostOnPhone[name]) : []
  const slow = late.map(
    name =>
      `${type} (phone): ${name.toUpperCase()} ${asText(name, row[name] ?? 0)}, at most ${asText(name, mostOnPhone[name])} wanted`,
  )
  return categories
    .filter(name => isJudged(row, name, routes) && (scores[name] ?? 0) < leastScores[name])
    .map(
      name =>
        `${type} (${device}): ${name} ${scores[name]}, at least ${leastScores[name]} wanted; ${failed.join(', ')}`,
    )
    .concat(slow)
}
