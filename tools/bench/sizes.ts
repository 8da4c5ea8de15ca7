import type { Browser } from '@playwright/test'
import { chromium } from '@playwright/test'
import { findChromium } from '@/tests/support/chromium.mjs'
import { budgetOf } from './budgets'
import { recordModules } from './modules'
import { pageTypes } from './page-types'
import { describe, excesses, weigh } from './page-weight'
import type { Result } from './result'
import { startLargeBackend, startSite } from './site'
import type { Row } from './size-table'
import { printSizes, summaryOf } from './size-table'
import type { Layout } from './visits'
import { countRequests, getPage, layouts } from './visits'

/**
 * Sizes of every type of page, in both layouts and languages, with the sample and with a large
 * clinic in the backend. Of each type the largest of a few pages is measured.
 */

const probes = 8

const locales = ['ru', 'kk'] as const

/** @param options `record`: records the sizes of modules as the reference */
export async function sizes({ record = false }: { record?: boolean }): Promise<Result> {
  if (record) await recordModules()
  const executablePath = findChromium()
  if (!executablePath) console.log('No Chromium was found: requests are not counted.')
  const browser = executablePath
    ? await chromium.launch({ executablePath, args: ['--no-sandbox'], handleSIGINT: false })
    : null
  const seed = await measure('seed', browser)
  const backend = await startLargeBackend()
  const large = await measure('large', browser, { BACKEND_URL: backend.url })
  await Promise.all([backend.stop(), browser?.close()])
  const figures = [...seed, ...large]
  printSizes(figures)
  return { figures, failures: failuresOf(figures), summary: summaryOf(figures) }
}

/** For each type of page and each budget the worst page. */
function failuresOf(rows: readonly Row[]) {
  const worst: Map<string, { size: number; text: string }> = new Map()
  for (const { backend, type, layout, path, status, expected, exceeds } of rows) {
    const where = `${path} (${layout}, ${backend === 'large' ? 'a large clinic' : 'the seed'})`
    if (status !== expected) worst.set(where, { size: 0, text: `${where}: answered ${status}` })
    for (const excess of exceeds) {
      const key = `${type} ${excess.what}`
      if (excess.size <= (worst.get(key)?.size ?? 0)) continue
      worst.set(key, { size: excess.size, text: `${where}: ${describe(excess)}` })
    }
  }
  return [...worst.values()].map(({ text }) => text)
}

async function measure(
  backend: Row['backend'],
  browser: Browser | null,
  env?: Readonly<Record<string, string>>,
) {
  const site = await startSite(env)
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const loadFile = fileLoader(site.url)
  const rows: Row[] = []
  for (const { name, paths, status } of pageTypes(sitemap, probes)) {
    const path = await heaviest(site.url, paths)
    for (const layout of Object.keys(layouts) as Layout[]) {
      for (const locale of locales) {
        const address = localePath(path, locale)
        const page = await getPage(site.url + address, layout)
        const weight = await weigh(page, loadFile)
        // The languages differ only in text, so requests are counted in one.
        const counts = browser && locale === 'ru'
        const requests = counts
          ? await countRequests(browser, page.url, layout, weight, backend === 'seed')
          : null
        const where = { backend, type: name, layout, locale, path: address }
        const statuses = { status: page.status, expected: status }
        const exceeds = excesses(weight, budgetOf(name, { large: backend === 'large' }))
        rows.push({ ...where, ...statuses, weight, requests, exceeds })
      }
    }
    process.stderr.write('.')
  }
  process.stderr.write('\n')
  await site.stop()
  return rows
}

const localePath = (path: string, locale: string) =>
  locale === 'ru' ? path : `/kk${path.replace(/^\/(?=\?|$)/, '')}`

/** The path whose HTML is the largest. */
async function heaviest(origin: string, paths: readonly string[]) {
  const lengths = await Promise.all(
    paths.map(
      async path =>
        [
          path,
          paths.length > 1 ? (await getPage(origin + path, 'desktop')).html.length : 0,
        ] as const,
    ),
  )
  const [first] = lengths.sort((a, b) => b[1] - a[1])
  if (!first) throw new Error('The sitemap lacks a type of page')
  return first[0]
}

/** Fetches each file once. */
function fileLoader(origin: string): (url: string) => Promise<Buffer> {
  const known: Map<string, Promise<Buffer>> = new Map()
  return url => {
    const file = known.get(url) ?? getFile(new URL(url, origin))
    known.set(url, file)
    return file
  }
}

async function getFile(url: URL) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}
