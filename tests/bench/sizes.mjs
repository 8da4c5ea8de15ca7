// @ts-check
import { chromium } from '@playwright/test'
import { findChromium } from '../support/chromium.mjs'
import { budgetOf } from './budgets.mjs'
import { pageTypes } from './page-types.mjs'
import { excesses, weigh } from './page-weight.mjs'
import { routing, startLargeBackend, startSite } from './site.mjs'
import { printSizes } from './size-table.mjs'

/**
 * How heavy every type of page is, in both layouts and languages, with the seed and with a large
 * clinic in the backend. Of each type the heaviest of a few pages is measured.
 */

const probes = 8

const layouts = {
  desktop: {
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36',
    viewport: { width: 1440, height: 900 },
  },
  mobile: {
    userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/131.0.0.0 Mobile Safari/537.36',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  },
}
const locales = /** @type {const} */ (['ru', 'kk'])

/** @typedef {keyof typeof layouts} Layout */
/** @typedef {import('@playwright/test').Browser} Browser */

/**
 * @typedef {object} Row one page, sizes in bytes
 * @property {'seed' | 'large'} backend
 * @property {string} type
 * @property {Layout} layout
 * @property {string} locale
 * @property {string} path
 * @property {number} status
 * @property {import('./page-weight.mjs').Weight} weight
 * @property {Requests | null} requests as counted in Chromium; `null` where there is none
 * @property {readonly string[]} exceeds
 */

/** @typedef {{ total: number, byType: Record<string, number>, laterScripts: number }} Requests */

/** @returns {Promise<{ figures: readonly Row[], failures: readonly string[] }>} */
export async function sizes() {
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
  const failures = figures.flatMap(row =>
    row.exceeds.map(line => `${row.backend}, ${row.layout}, ${row.path}: ${line}`),
  )
  return { figures, failures }
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
        const weight = await weigh(page.html, loadFile)
        const requests =
          browser && (await countRequests(browser, site.url + address, layout, weight))
        const exceeds = excesses(weight, budgetOf(name))
        if (page.status !== status) exceeds.unshift(`answered ${page.status}`)
        const where = { backend, type: name, layout, locale, path: address }
        rows.push({ ...where, status: page.status, weight, requests, exceeds })
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

/** @param {string} url @param {Layout} layout */
async function getPage(url, layout) {
  const response = await fetch(url, { headers: { 'User-Agent': layouts[layout].userAgent } })
  return { status: response.status, html: await response.text() }
}

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

/** Fetches files once. @param {string} origin @returns {(url: string) => Promise<Buffer>} */
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

/**
 * What a browser with an empty cache asks for until the network is quiet.
 * @param {Browser} browser
 * @param {string} url
 * @param {Layout} layout
 * @param {import('./page-weight.mjs').Weight} weight
 * @returns {Promise<Requests>}
 */
async function countRequests(browser, url, layout, { scripts }) {
  const context = await browser.newContext(layouts[layout])
  const page = await context.newPage()
  /** @type {import('@playwright/test').Request[]} */
  const requests = []
  page.on('request', request => {
    if (request.url().startsWith('http')) requests.push(request)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  const first = new Set(scripts.map(part => new URL(part.url, url).href))
  /** @type {Record<string, number>} */
  const byType = {}
  for (const request of requests) {
    const type = request.resourceType()
    byType[type] = (byType[type] ?? 0) + 1
  }
  const later = requests.filter(
    request => request.resourceType() === 'script' && !first.has(request.url()),
  )
  return { total: requests.length, byType, laterScripts: later.length }
}
