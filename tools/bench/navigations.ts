import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { findChromium } from '@/tests/support/chromium.mjs'
import { printTable } from '@/tests/support/table.mjs'
import {
  kilobytes,
  longestBack,
  mostOfLoaded,
  mostOfLoadedInView,
  mostOfLoadedScrolled,
  mostSpeculative,
} from './budgets'
import type { Result } from './result'
import { startSite } from './site'
import { type SlowLine, startSlowLine } from './slow-line'
import { startStaticCopy } from './static-copy'
import type { Layout } from './visits'
import { layouts } from './visits'

/**
 * From page to page with a slow connection: from the tap on a link to the heading of the next page
 * and until it is hydrated, compared with the same address loaded, and on phones with static files
 * of the same content. A slower CPU slows the drawing of a page that has arrived already, which no
 * way of fetching it can save: its share is measured with `--cpu 4`.
 */

/** A list, and the links on it of which the first visible one is tapped */
const pairs = [
  { name: 'services → service', from: '/services/top', link: 'main a[href*="/services/details/"]' },
  { name: 'articles → article', from: '/posts/list', link: 'main h2 a, main h3 a' },
  {
    name: 'doctors → doctor',
    from: '/doctors-list/list',
    link: 'main article a[href*="/doctors-list/"]:not([data-in-place])',
  },
  {
    name: 'promotions → promotion (kk)',
    from: '/kk/promotions/list',
    link: 'main a[href*="/promotions/"]:has(img)',
  },
  {
    name: 'analyses → analysis',
    from: '/analysis/category/1-obscheklinicheskie-issledovaniya-krovi',
    link: 'main li a[href*="/analysis/list/"]',
  },
  { name: 'check-ups → check-up', from: '/check-up/list', link: 'main a[href*="/check-up/"]' },
  { name: 'home → doctors', from: '/', link: 'main a[href$="/doctors-list/list"]' },
  // Nothing tells that a link of the footer comes next, on a phone.
  {
    name: 'contacts → analyses',
    from: '/contacts',
    link: 'footer a[href$="/analysis/list"]',
    isFooter: true,
  },
] as const

type Pair = (typeof pairs)[number]

/** How long a link stands in view, or below a mouse, before it is tapped */
const inViewMs = 2000
const longInViewMs = 4000
/** How long a scroller looks at the top of a page */
const atTopMs = 1000
const hoverMs = 400

interface Row {
  name: string
  isFooter: boolean
  layout: Layout
  figures: Figures
}

/** ms from the tap; hydrated: `null` without scripts */
interface Visit {
  heading: number
  hydrated: number | null
}

interface Figures {
  loaded: Visit
  cold: Visit
  ready: Visit
  fixed: Visit | null
  back: number
  /** "Back" between the same pages without scripts. */
  fixedBack: number
  /** Phones: a link in the middle of the list, scrolled to, in view for four and for two seconds. */
  scrolled: { readonly long: Visit; readonly short: Visit } | null
  speculative: number
}

export async function navigations({
  runs,
  only,
  cpu,
}: {
  runs: string
  only?: string
  /** How many times slower the CPU of phones is. */
  cpu: string
}): Promise<Result> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('There is no Chromium. `npm run verify` installs one.')
  const site = await startSite()
  const copy = await startStaticCopy(site.url)
  const [line, copyLine] = await Promise.all([startSlowLine(site.url), startSlowLine(copy.url)])
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=imagesEnabled=false'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const wanted = pairs.filter(({ name }) => !only || name.includes(only))
  const rows: Row[] = []
  for (const pair of wanted) {
    for (const layout of ['mobile', 'desktop'] as const) {
      const all: Figures[] = []
      // The first run renders the pages, and is not counted.
      for (let run = 0; run <= Number(runs); run += 1) {
        const figures = await measure(
          { browser, layout, slowdown: layout === 'mobile' ? Number(cpu) : 1 },
          pair,
          line,
          copyLine,
        )
        if (run > 0) all.push(figures)
      }
      rows.push({ name: pair.name, isFooter: 'isFooter' in pair, layout, figures: mediansOf(all) })
      process.stderr.write(`${JSON.stringify(rows.at(-1))}\n`)
    }
  }
  await Promise.all([browser.close(), line.stop(), copyLine.stop(), copy.stop(), site.stop()])
  print(rows, runs, cpu)
  const phones = rows.filter(({ layout }) => layout === 'mobile')
  const most = (of: (figures: Figures) => number) =>
    Math.max(...phones.map(({ figures }) => of(figures)))
  const cold = most(({ cold, loaded }) => cold.heading / loaded.heading)
  const inView = Math.max(
    ...phones
      .filter(({ isFooter }) => !isFooter)
      .map(({ figures: { ready, loaded } }) => ready.heading / loaded.heading),
  )
  const scrolled = Math.max(
    ...phones
      .filter(({ isFooter }) => !isFooter)
      .map(({ figures: { scrolled, loaded } }) => (scrolled?.short.heading ?? 0) / loaded.heading),
  )
  const back = Math.max(...rows.map(({ figures }) => figures.back))
  const speculative = most(figures => figures.speculative)
  const summary = [
    { what: 'Tap to heading, of the address loaded', measured: cold, limit: mostOfLoaded },
    { what: 'The same after 2 s in view', measured: inView, limit: mostOfLoadedInView },
    { what: 'The same, scrolled to', measured: scrolled, limit: mostOfLoadedScrolled },
    { what: '"Back", ms', measured: back, limit: longestBack },
    { what: 'Fetched speculatively for a page', measured: speculative, limit: mostSpeculative },
  ].map(row => ({ ...row, isBytes: row.limit === mostSpeculative }))
  const shown = (value: number, isBytes: boolean) =>
    isBytes ? kilobytes(value) : value.toFixed(value < 10 ? 2 : 0)
  return {
    figures: rows,
    failures: summary
      .filter(({ measured, limit }) => measured > limit)
      .map(({ what, measured, limit, isBytes }) =>
        [what, ': ', shown(measured, isBytes), ' of at most ', shown(limit, isBytes)].join(''),
      ),
    summary: summary.map(({ what, measured, limit, isBytes }) => ({
      what: `${what}, phone, slow connection`,
      measured: `≤ ${shown(measured, isBytes)}`,
      limit: shown(limit, isBytes),
    })),
  }
}

interface Device {
  readonly browser: Browser
  readonly layout: Layout
  /** Of the CPU. */
  readonly slowdown: number
}

async function measure(
  device: Device,
  pair: Pair,
  line: SlowLine,
  copyLine: SlowLine,
): Promise<Figures> {
  const { layout } = device
  const loaded = await inContext(device, async page => {
    const { path } = await arrive(page, line.url, layout, pair)
    await page.evaluate(address => {
      sessionStorage.setItem('tapped', String(performance.timeOrigin + performance.now()))
      location.assign(address)
    }, path)
    return seen(page, path, true)
  })
  const cold = await inContext(device, async page => {
    const { path, tap } = await arrive(page, line.url, layout, pair)
    await tap()
    return seen(page, path, true)
  })
  line.speculative()
  const { ready, back, speculative } = await inContext(device, async page => {
    const { path, tap, point } = await arrive(page, line.url, layout, pair)
    if (layout === 'desktop') await page.mouse.move(point.x, point.y)
    await page.waitForTimeout(layout === 'desktop' ? hoverMs : inViewMs)
    await tap()
    const ready = await seen(page, path, true)
    const speculative = line.speculative()
    return { ready, back: await goBack(page, pair.from), speculative }
  })
  const copied =
    layout === 'desktop'
      ? null
      : await inContext(device, async page => {
          const { path, tap } = await arrive(page, copyLine.url, layout, pair)
          await tap()
          const fixed = await seen(page, path, false)
          return { fixed, fixedBack: await goBack(page, pair.from) }
        })
  const scrolled =
    layout === 'desktop'
      ? null
      : {
          long: await afterScroll(device, pair, line, longInViewMs),
          short: await afterScroll(device, pair, line, inViewMs),
        }
  return { loaded, cold, ready, back, speculative, fixed: null, fixedBack: 0, ...copied, scrolled }
}

/** A scroller's way: from the top of the list to a link in its middle, which is tapped after a rest. */
async function afterScroll(device: Device, pair: Pair, line: SlowLine, restMs: number) {
  return inContext(device, async page => {
    await page.goto(line.url + pair.from, { waitUntil: 'load' })
    await page.waitForTimeout(atTopMs)
    const links = page.locator(pair.link).filter({ visible: true })
    const target = links.nth(Math.floor((await links.count()) / 2))
    await target.evaluate(link => link.scrollIntoView({ block: 'center' }))
    await page.waitForTimeout(restMs)
    const { path, tap } = await targetOf(page, target, line.url, device.layout)
    await tap()
    return seen(page, path, true)
  })
}

async function inContext<T>(
  { browser, layout, slowdown }: Device,
  act: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(layouts[layout])
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(observe)
    return await act(page, context)
  } finally {
    await context.close()
  }
}

/** Opens the list and finds the link; phones scroll to it with a finger's end position only. */
async function arrive(page: Page, origin: string, layout: Layout, { from, link }: Pair) {
  await page.goto(origin + from, { waitUntil: 'load' })
  const target = page.locator(link).filter({ visible: true }).first()
  await target.scrollIntoViewIfNeeded()
  return targetOf(page, target, origin, layout)
}

async function targetOf(page: Page, target: Locator, origin: string, layout: Layout) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${page.url()} lacks the link`)
  const point = { x: box.x + Math.min(box.width / 2, 40), y: box.y + Math.min(box.height / 2, 12) }
  const path = new URL((await target.getAttribute('href')) ?? '', origin).pathname
  const tap = () =>
    layout === 'mobile'
      ? page.touchscreen.tap(point.x, point.y)
      : page.mouse.click(point.x, point.y, { delay: 60 })
  return { path, tap, point }
}

/** Waits until the page at the path has its heading and, with scripts, is hydrated. */
async function seen(page: Page, path: string, isHydrated: boolean): Promise<Visit> {
  const figures = await page.waitForFunction(
    ([wanted, scripted]) => {
      const { heading, hydrated } = (globalThis as unknown as { seen: Visit }).seen
      const isThere = location.pathname === wanted && heading > 0
      if (!isThere || (scripted && !hydrated)) return false
      const tapped = Number(sessionStorage.getItem('tapped'))
      return { heading: heading - tapped, hydrated: hydrated ? hydrated - tapped : null }
    },
    [path, isHydrated] as const,
    { timeout: 60_000 },
  )
  return (await figures.jsonValue()) as Visit
}

/** @returns ms until the page is drawn again */
async function goBack(page: Page, path: string): Promise<number> {
  await page.evaluate(() => {
    sessionStorage.setItem('tapped', String(performance.timeOrigin + performance.now()))
    setTimeout(() => history.back())
  })
  for (;;) {
    const time = await page
      .evaluate(wanted => {
        const { back, heading } = (globalThis as unknown as { seen: Visit & { back: number } }).seen
        if (location.pathname !== wanted) return 0
        return (back || heading) - Number(sessionStorage.getItem('tapped'))
      }, path)
      // While the page changes.
      .catch(() => 0)
    if (time > 0) return time
    await page.waitForTimeout(20)
  }
}

/**
 * Runs in each page before anything else: times on the clock that all documents share. Without named
 * functions within it, which tsx would wrap in a helper that the page does not have.
 */
function observe() {
  const seen = { heading: 0, hydrated: 0, back: 0 }
  Object.assign(globalThis, { seen })
  addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem('tapped', String(performance.timeOrigin + timeStamp)),
    true,
  )
  addEventListener('hydrated', () => {
    seen.hydrated = performance.timeOrigin + performance.now()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    requestAnimationFrame(() => {
      seen.back = performance.timeOrigin + performance.now()
    })
  })
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('h1')) return
    observer.disconnect()
    requestAnimationFrame(() => {
      seen.heading = performance.timeOrigin + performance.now()
    })
  }).observe(document, { childList: true, subtree: true })
}

function mediansOf(all: readonly Figures[]): Figures {
  const median = (of: (figures: Figures) => number) =>
    all.map(of).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
  const visit = (of: (figures: Figures) => Visit | null) => ({
    heading: median(figures => of(figures)?.heading ?? 0),
    hydrated: median(figures => of(figures)?.hydrated ?? 0),
  })
  return {
    loaded: visit(({ loaded }) => loaded),
    cold: visit(({ cold }) => cold),
    ready: visit(({ ready }) => ready),
    fixed: all[0]?.fixed ? visit(({ fixed }) => fixed) : null,
    back: median(({ back }) => back),
    fixedBack: median(({ fixedBack }) => fixedBack),
    scrolled: all[0]?.scrolled
      ? {
          long: visit(({ scrolled }) => scrolled?.long ?? null),
          short: visit(({ scrolled }) => scrolled?.short ?? null),
        }
      : null,
    speculative: Math.max(...all.map(figures => figures.speculative)),
  }
}

function print(rows: readonly Row[], runs: string, cpu: string) {
  console.log(
    `\nFrom the tap, slow connection, CPU of phones ${cpu} times slower, ms: heading / hydrated, median of ${runs}`,
  )
  const both = (visit: Visit | null) =>
    visit ? `${visit.heading.toFixed(0)} / ${visit.hydrated?.toFixed(0) ?? '–'}` : '–'
  const ratio = (visit: Visit | null, to: Visit) =>
    visit ? (visit.heading / to.heading).toFixed(2) : '–'
  printTable(
    [
      'from → to',
      'layout',
      'loaded',
      'tap',
      '×',
      'in view',
      '×',
      'scrolled to, 4 s',
      '×',
      '2 s',
      '×',
      'static',
      '×',
      'back',
      'static',
      'KB',
    ],
    rows.map(
      ({
        name,
        layout,
        figures: { loaded, cold, ready, fixed, back, fixedBack, speculative, scrolled },
      }) => [
        name,
        layout,
        both(loaded),
        both(cold),
        ratio(cold, loaded),
        both(ready),
        ratio(ready, loaded),
        ...[scrolled?.long ?? null, scrolled?.short ?? null].flatMap(visit => [
          both(visit),
          ratio(visit, loaded),
        ]),
        fixed ? fixed.heading.toFixed(0) : '–',
        fixed ? (cold.heading / fixed.heading).toFixed(2) : '–',
        back.toFixed(0),
        fixedBack ? fixedBack.toFixed(0) : '–',
        (speculative / 1024).toFixed(0),
      ],
    ),
  )
}
