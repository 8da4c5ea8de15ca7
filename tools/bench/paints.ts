import type { Browser, CDPSession, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { findChromium } from '@/tests/support/chromium.mjs'
import { printTable } from '@/tests/support/table.mjs'
import { startAllCopies } from './copies'
import { pageTypes } from './page-types'
import type { Result } from './result'
import { startSite } from './site'
import { layouts } from './visits'

/**
 * Paint times on a phone with a slow connection: a first visit with an empty cache and a second
 * one
 * to the same page, with applied throttling. In the same run: a static file with the same content,
 * a bare Next page, and any given running sites.
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

const usualTypes = 'home,doctors,doctor,analyses,service,article'

interface Visit {
  /** First contentful paint, ms */
  fcp: number
  /** Largest contentful paint, ms */
  lcp: number
  cls: number
  /** End of the last long task, ms */
  interactive: number
  /** Over the wire */
  bytes: number
}

/** Medians */
interface Row {
  type: string
  site: string
  visit: 'first' | 'second'
  figures: Visit
  /** Smallest and largest LCP */
  spread: string
}

export async function paints({
  runs,
  only = usualTypes,
  locale,
  site: given,
}: {
  runs: string
  only?: string
  locale: string
  site?: string[]
}): Promise<Result> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('There is no Chromium. `npm run verify` installs one.')
  const own = given ? null : await startSite()
  const sites = (given?.map(each => each.split(/=(.*)/s)) ?? [['site', own?.url]]).map(
    ([name = '', url = '']) => ({ name, url }),
  )
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const sitemap = await (await fetch(`${sites[0]?.url}/sitemap.xml`)).text()
  const types = pageTypes(sitemap, 1)
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
  const rows: Row[] = []
  for (const { name, path } of pages) {
    const all: [first: Visit, second: Visit][][] = sites.map(() => [])
    // The first run renders pages and optimises images, and is not counted; the sites alternate.
    for (let run = 0; run <= Number(runs); run += 1) {
      for (const [index, { url }] of sites.entries()) {
        const visits = await visitTwice(browser, url + path)
        if (run > 0) all[index]?.push(visits)
      }
    }
    for (const [index, { name: site }] of sites.entries()) {
      for (const [turn, visit] of (['first', 'second'] as const).entries()) {
        const visits = (all[index] ?? []).map(pair => pair[turn] as Visit)
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

async function visitTwice(browser: Browser, url: string) {
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
    return [first, second] as [Visit, Visit]
  } finally {
    await context.close()
  }
}

async function visit(page: Page, session: CDPSession, url: string): Promise<Visit> {
  let bytes = 0
  const count = ({ encodedDataLength }: { encodedDataLength: number }) => {
    bytes += encodedDataLength
  }
  session.on('Network.loadingFinished', count)
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
  await page.waitForTimeout(quietMs)
  session.off('Network.loadingFinished', count)
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
  return { ...seen, interactive: Math.max(seen.interactive, seen.fcp), bytes }
}

type Seen = Omit<Visit, 'bytes'>
type LayoutShift = PerformanceEntry & { value?: number; hadRecentInput?: boolean }

/**
 * Runs in the page before anything else; without named functions within it, which tsx would wrap in
 * a helper that the page does not have.
 */
function observe() {
  const seen = { fcp: 0, lcp: 0, cls: 0, interactive: 0 }
  Object.assign(globalThis, { seen })
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { name, startTime, duration } = entry
        if (name === 'first-contentful-paint') seen.fcp = startTime
        if (type === 'largest-contentful-paint') seen.lcp = startTime
        if (type === 'longtask') seen.interactive = startTime + duration
        const { value = 0, hadRecentInput } = entry as LayoutShift
        if (type === 'layout-shift' && !hadRecentInput) seen.cls += value
      }
    }).observe({ type, buffered: true })
  }
}

function mediansOf(visits: readonly Visit[]) {
  const sorted = (key: keyof Visit) => visits.map(visit => visit[key]).sort((a, b) => a - b)
  const median = (key: keyof Visit) => sorted(key)[Math.floor(visits.length / 2)] ?? 0
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

function print(rows: readonly Row[], runs: string) {
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
