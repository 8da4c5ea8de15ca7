import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { routes } from '@/lib/routing/routes'
import { findChromium } from '@/tests/support/chromium.mjs'
import { printTable } from '@/tests/support/table.mjs'
import { leastScores, mostOnPhone } from './budgets'
import { startAllCopies } from './copies'
import { pageTypes } from './page-types'
import { temporaryFolder } from './processes'
import type { Result } from './result'
import { startLargeBackend, startSite } from './site'
import { worst } from './summary'

/**
 * Lighthouse on one page of every type, as a phone and as a desktop. Throttling is `simulated`
 * (computed from an unthrottled load) or `applied` (throttled in the browser). It is run with npx:
 * as a dependency it would break the lock file through one of its peer dependencies.
 */

const version = '12.8.2'

const devices = ['phone', 'desktop'] as const
const times = ['lcp', 'cls', 'tbt'] as const

/** Lighthouse's own names. */
const methods = { simulated: 'simulate', applied: 'devtools' } as const

type Throttling = keyof typeof methods
type Category = keyof typeof leastScores
type Device = 'phone' | 'desktop'

/** Medians of the runs */
interface Row {
  /** That of the route, or `notFound` */
  type: string
  device: Device
  path: string
  /** Which one, where several are compared */
  site: string
  throttling: Throttling
  /** 0–100 */
  scores: Partial<Record<Category, number>>
  /** First contentful paint, ms */
  fcp: number | null
  /** Largest contentful paint, ms */
  lcp: number | null
  /** Time until interactive, ms */
  tti: number | null
  cls: number | null
  /** ms */
  tbt: number | null
  /** Audits that cost points */
  failed: readonly string[]
  /** Smallest and largest LCP */
  spread?: string
}

interface Options {
  runs: string
  categories: string
  /** Types of pages */
  only?: string
  device?: string
  locale: string
  /** With a large clinic in the backend */
  large?: boolean
  /** One or both, with a comma */
  throttling: string
  /** Compares static and bare copies of the same content */
  beside?: boolean
  /** Running sites to compare instead of one's own, as NAME=URL */
  site?: string[]
}

export async function lighthouse(options: Options): Promise<Result> {
  const { runs, categories, only, device: one, locale, large, throttling } = options
  const chrome = findChromium()
  if (!chrome) throw new Error('There is no Chromium. `npm run verify` installs one.')
  const wanted = categories.split(',') as Category[]
  const throttlings = throttling.split(',') as Throttling[]
  if (!throttlings.every(name => name in methods)) {
    throw new Error('--throttling is simulated, applied or simulated,applied')
  }
  const backend = large ? await startLargeBackend() : null
  const given = options.site?.map(each => each.split(/=(.*)/s))
  const own = given ? null : await startSite(backend ? { BACKEND_URL: backend.url } : {})
  const sites = given ?? [['', own?.url ?? '']]
  const [, copied = ''] = sites[0] ?? []
  const sitemap = await (await fetch(`${sites[0]?.[1]}/sitemap.xml`)).text()
  const types = pageTypes(sitemap, 1)
  const pages = types
    .filter(({ name }) => !only || only.split(',').includes(name))
    .map(({ name, paths: [path = '/'] }) => ({ name, path: inLanguage(locale, path) }))
  const paths = pages.map(({ path }) => path)
  const copies = options.beside ? await startAllCopies(copied, paths) : []
  sites.push(...copies.map(({ name, url }) => [name, url]))
  const rows: Row[] = []
  for (const { name, path } of pages) {
    // The first request renders the page; the measured ones get it from the cache.
    for (const [, url] of sites) await fetch(url + path)
    for (const device of devices) {
      if (one && one !== device) continue
      for (const throttling of throttlings) {
        const all: Run[][] = sites.map(() => [])
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

/** @param path without a language prefix */
function inLanguage(locale: string, path: string) {
  if (locale === 'ru') return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/**
 * Whether a page can have full marks: pages that are not indexed cannot for SEO, and a 404 is an
 * error in the browser's console.
 */
function isJudged({ type }: Row, category: Category, routes: Readonly<Record<string, object>>) {
  if (category === 'seo') return type !== 'notFound' && !('hidden' in (routes[type] ?? {}))
  return type !== 'notFound' || category !== 'best-practices'
}

type Run = Omit<Row, 'type' | 'device' | 'path' | 'site' | 'throttling'>

async function measure(
  url: string,
  device: Device,
  categories: readonly Category[],
  chrome: string,
  method: string,
): Promise<Run> {
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
  const result: Report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file)
  return runOf(result)
}

/** What is read of Lighthouse's JSON. */
interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>
}

function runOf({ categories, audits }: Report): Run {
  const scores = Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
  )
  const refs = Object.values(categories).flatMap(({ auditRefs }) => auditRefs)
  const failed = refs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => String(id))
  const number = (id: string) => audits[id]?.numericValue ?? null
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

function medianOf(runs: readonly Run[], categories: readonly Category[]): Run {
  const median = (values: readonly (number | null | undefined)[]) => {
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

const spreadOf = (values: readonly number[]) =>
  `${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)}`

function print(rows: readonly Row[], categories: readonly Category[], how: string) {
  console.log(`\nLighthouse ${version}, ${how}`)
  const figure = (value: number | null, digits = 0) => value?.toFixed(digits) ?? '-'
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

function summaryOf(
  rows: readonly Row[],
  categories: readonly Category[],
  routes: Readonly<Record<string, object>>,
) {
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

function timesOf(rows: readonly Row[]) {
  return times.map(name => {
    const slowest = worst(rows, row => row[name] ?? 0)
    return {
      what: `Lighthouse, phone, ${name.toUpperCase()}`,
      measured: `≤ ${asText(name, slowest[name] ?? 0)} (${slowest.path})`,
      limit: asText(name, mostOnPhone[name]),
    }
  })
}

const asText = (name: (typeof times)[number], value: number) =>
  name === 'cls' ? value.toFixed(3) : `${value.toFixed(0)} ms`

function failuresOf(row: Row, routes: Readonly<Record<string, object>>): string[] {
  const { type, device, scores, failed } = row
  const categories = Object.keys(scores) as Category[]
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
