// @ts-check
import { chromium } from '@playwright/test'
import { findChromium } from '../support/chromium.mjs'
import { startAllCopies } from './copies.mjs'
import { pageTypes } from './page-types.mjs'
import { routing, startSite } from './site.mjs'
import { printTable } from './table.mjs'
import { layouts } from './visits.mjs'

/**
 * Paint times on a phone with a slow connection: a first visit with an empty cache and a second one
 * to the same page, with applied throttling. In the same run: a static file with the same content,
 * a bare Next page, WordPress where it is installed, and any given running sites.
 */

/** Lighthouse's phone: slow 4G and a CPU four times slower; in Chrome's units. */
const line = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const slowdown = 4

/** A page counts as idle after this many milliseconds without requests. */
const quietMs = 1000

const usualTypes = 'home,doctors,doctor,analyses,service,post'

/**
 * @typedef {object} Visit
 * @property {number} fcp first contentful paint, ms
 * @property {number} lcp largest contentful paint, ms
 * @property {number} cls
 * @property {number} interactive end of the last long task, ms
 * @property {number} bytes over the wire
 */

/**
 * @typedef {object} Row medians
 * @property {string} type
 * @property {string} site
 * @property {'first' | 'second'} visit
 * @property {Visit} figures
 * @property {string} spread smallest and largest LCP
 */

/**
 * @param {{ runs: string, only?: string, locale: string, site?: string[] }} options
 * @returns {Promise<import('./bench.mjs').Result>}
 */
export async function paints({ runs, only = usualTypes, locale, site: given }) {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('There is no Chromium. `npm run verify` installs one.')
  const own = given ? null : await startSite()
  const sites = (given?.map(each => each.split(/=(.*)/s)) ?? [['site', own?.url]]).map(
    ([name = '', url = '']) => ({ name, url }),
  )
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const sitemap = await (await fetch(`${sites[0]?.url}/sitemap.xml`)).text()
  const types = pageTypes(await routing(), sitemap, 1)
  const pages = types
    .filter(
      ({ name, status }) => status === 200 && (only === 'all' || only.split(',').includes(name)),
    )
    .map(({ name, paths: [path = '/'] }) => ({
      name,
      path: locale === 'ru' ? path : `/${locale}${path === '/' ? '' : path}`,
    }))
  const copied = sites.at(-1)?.url ?? ''
  const paths = pages.map(({ path }) => path)
  const copies = await startAllCopies(copied, paths)
  sites.push(...copies)
  /** @type {Row[]} */
  const rows = []
  for (const { name, path } of pages) {
    /** @type {[first: Visit, second: Visit][][]} */
    const all = sites.map(() => [])
    // The first run renders pages and optimises images, and is not counted; the sites alternate.
    for (let run = 0; run <= Number(runs); run += 1) {
      for (const [index, { url }] of sites.entries()) {
        const visits = await visitTwice(browser, url + path)
        if (run > 0) all[index]?.push(visits)
      }
    }
    for (const [index, { name: site }] of sites.entries()) {
      for (const [turn, visit] of /** @type {const} */ (['first', 'second']).entries()) {
        const visits = (all[index] ?? []).map(pair => /** @type {Visit} */ (pair[turn]))
        const row = { type: name, site, visit, ...mediansOf(visits) }
        rows.push(row)
        process.stderr.write(`${JSON.stringify(row)}\n`)
      }
    }
  }
  await Promise.all([browser.close(), own?.stop(), ...copies.map(copy => copy.stop())])
  print(rows, runs)
  return { figures: rows, failures: [] }
}

/** @param {import('@playwright/test').Browser} browser @param {string} url */
async function visitTwice(browser, url) {
  const context = await browser.newContext(layouts.mobile)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(observe)
    const first = await visit(page, session, url)
    await page.goto('about:blank')
    const second = await visit(page, session, url)
    return /** @type {[Visit, Visit]} */ ([first, second])
  } finally {
    await context.close()
  }
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').CDPSession} session
 * @param {string} url
 * @returns {Promise<Visit>}
 */
async function visit(page, session, url) {
  let bytes = 0
  /** @param {{ encodedDataLength: number }} event */
  const count = ({ encodedDataLength }) => {
    bytes += encodedDataLength
  }
  session.on('Network.loadingFinished', count)
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
  await page.waitForTimeout(quietMs)
  session.off('Network.loadingFinished', count)
  const seen = await page.evaluate(() => /** @type {any} */ (globalThis).seen)
  return { ...seen, interactive: Math.max(seen.interactive, seen.fcp), bytes }
}

/** Runs in the page before anything else. */
function observe() {
  const seen = { fcp: 0, lcp: 0, cls: 0, interactive: 0 }
  Object.assign(globalThis, { seen })
  /** @param {string} type @param {(entry: any) => void} note */
  const on = (type, note) =>
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value
  })
  on('longtask', ({ startTime, duration }) => {
    seen.interactive = startTime + duration
  })
}

/** @param {readonly Visit[]} visits */
function mediansOf(visits) {
  /** @param {keyof Visit} key */
  const sorted = key => visits.map(visit => visit[key]).sort((a, b) => a - b)
  /** @param {keyof Visit} key */
  const median = key => sorted(key)[Math.floor(visits.length / 2)] ?? 0
  const lcp = sorted('lcp')
  return {
    figures: {
      fcp: median('fcp'),
      lcp: median('lcp'),
      cls: median('cls'),
      interactive: median('interactive'),
      bytes: median('bytes'),
    },
    spread: `${lcp[0]?.toFixed(0)}–${lcp.at(-1)?.toFixed(0)}`,
  }
}

/** @param {readonly Row[]} rows @param {string} runs */
function print(rows, runs) {
  console.log(`\nPhone, applied throttling, ms and KB over the wire, median of ${runs}`)
  printTable(
    ['page', 'site', 'visit', 'FCP', 'LCP', 'spread', 'CLS', 'interactive', 'KB'],
    rows.map(({ type, site, visit, figures, spread }) => [
      type,
      site,
      visit,
      figures.fcp.toFixed(0),
      figures.lcp.toFixed(0),
      spread,
      figures.cls.toFixed(3),
      figures.interactive.toFixed(0),
      (figures.bytes / 1000).toFixed(0),
    ]),
  )
}
