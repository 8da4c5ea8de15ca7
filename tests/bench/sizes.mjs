// @ts-check
import { chromium } from '@playwright/test'
import { findChromium } from '../support/chromium.mjs'
import { budgetOf } from './budgets.mjs'
import { recordModules } from './modules.mjs'
import { pageTypes } from './page-types.mjs'
import { describe, excesses, weigh } from './page-weight.mjs'
import { routing, startLargeBackend, startSite } from './site.mjs'
import { printSizes, summaryOf } from './size-table.mjs'
import { countRequests, getPage, layouts } from './visits.mjs'

/**
 * Sizes of every type of page, in both layouts and languages, with the sample and with a large
 * clinic in the backend. Of each type the largest of a few pages is measured.
 */

const probes = 8

const locales = /** @type {const} */ (['ru', 'kk'])

/** @typedef {import('./visits.mjs').Layout} Layout */
/** @typedef {import('@playwright/test').Browser} Browser */

/**
 * @typedef {object} Row one page, sizes in bytes
 * @property {'seed' | 'large'} backend
 * @property {string} type
 * @property {Layout} layout
 * @property {string} locale
 * @property {string} path
 * @property {number} status
 * @property {number} expected status
 * @property {import('./page-weight.mjs').Weight} weight
 * @property {import('./visits.mjs').Requests | null} requests as Chromium counts them; `null` where not counted
 * @property {readonly import('./page-weight.mjs').Excess[]} exceeds
 */

/**
 * @param {{ record?: boolean }} options `record`: records the sizes of modules as the reference
 * @returns {Promise<import('./bench.mjs').Result>}
 */
export async function sizes({ record = false }) {
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

/** For each type of page and each budget the worst page. @param {readonly Row[]} rows */
function failuresOf(rows) {
  /** @type {Map<string, { size: number, text: string }>} */
  const worst = new Map()
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

/**
 * @param {Row['backend']} backend
 * @param {Browser | null} browser
 * @param {Readonly<Record<string, string>>} [env]
 */
async function measure(backend, browser, env) {
  const site = await startSite(env)
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const loadFile = fileLoader(site.url)
  /** @type {Row[]} */
  const rows = []
  for (const { name, paths, status } of pageTypes(await routing(), sitemap, probes)) {
    const path = await heaviest(site.url, paths)
    for (const layout of /** @type {Layout[]} */ (Object.keys(layouts))) {
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

/** @param {string} path @param {string} locale */
const localePath = (path, locale) =>
  locale === 'ru' ? path : `/kk${path.replace(/^\/(?=\?|$)/, '')}`

/** The path whose HTML is the largest. @param {string} origin @param {readonly string[]} paths */
async function heaviest(origin, paths) {
  const lengths = await Promise.all(
    paths.map(
      async path =>
        /** @type {const} */ ([
          path,
          paths.length > 1 ? (await getPage(origin + path, 'desktop')).html.length : 0,
        ]),
    ),
  )
  const [first] = lengths.sort((a, b) => b[1] - a[1])
  if (!first) throw new Error('The sitemap lacks a type of page')
  return first[0]
}

/** Fetches each file once. @param {string} origin @returns {(url: string) => Promise<Buffer>} */
function fileLoader(origin) {
  /** @type {Map<string, Promise<Buffer>>} */
  const known = new Map()
  return url => {
    const file = known.get(url) ?? getFile(new URL(url, origin))
    known.set(url, file)
    return file
  }
}

/** @param {URL} url */
async function getFile(url) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}
