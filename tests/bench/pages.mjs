// @ts-check
import { made, startBareSite } from './bare-site.mjs'
import { mostOfPages } from './budgets.mjs'
import { processorTime, residentMemory } from './process-figures.mjs'
import { assertBuilt, root, startLargeBackend, startSite } from './site.mjs'
import { printTable } from './table.mjs'

/**
 * Cost of the first, uncached request for a page: many distinct pages of a large clinic, compared
 * with a bare Next page of the same elements and, optionally, with another build. They are measured
 * alternately, so that other load affects all; CPU time is what counts.
 */

const connections = 4
const turns = 10
/** Until the code is optimised by the JIT. */
const warmUp = 100

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/**
 * @typedef {object} Visited
 * @property {string} name
 * @property {string} url
 * @property {number} pid
 * @property {(index: number) => Visit} visit the request for the page with that index
 * @property {number} pages
 * @property {number} processor seconds
 * @property {number} time seconds
 * @property {number} bytes
 * @property {number[]} resident bytes after each turn
 */

/** @typedef {{ path: string, headers: Record<string, string> }} Visit */

/**
 * @param {{ pages: string, against?: string }} options
 * @returns {Promise<import('./bench.mjs').Result>}
 */
export async function pages({ pages: wanted, against }) {
  const backend = await startLargeBackend()
  const env = { BACKEND_URL: backend.url }
  if (against) assertBuilt(against)
  const site = await startSite(env, root, true)
  const other = against ? await startSite(env, against, true) : null
  const visits = visitsOf(await pathsOf(site.url), Number(wanted) + warmUp)
  const sample = visits.find(({ path }) => path.startsWith('/analysis/list/')) ?? visits[0]
  if (!sample) throw new Error('There are no pages')
  const response = await fetch(site.url + sample.path, { headers: sample.headers })
  const bare = await startBareSite(await response.text())

  const own = visited('the site', site, index => visits[index] ?? sample)
  const before = other && visited('the other build', other, index => visits[index] ?? sample)
  const bareMade = visited('a bare Next page', bare, index => ({
    path: `/${made}/${index}`,
    headers: {},
  }))
  const all = [own, ...(before ? [before] : []), bareMade]
  for (const each of all) await takeTurn(each, 0, warmUp)
  for (const each of all) Object.assign(each, { pages: 0, processor: 0, time: 0, bytes: 0 })
  for (let turn = 0; turn < turns; turn += 1) {
    const from = warmUp + Math.floor((turn * Number(wanted)) / turns)
    const to = warmUp + Math.floor(((turn + 1) * Number(wanted)) / turns)
    for (const each of all) await takeTurn(each, from, to)
    process.stderr.write('.')
  }
  process.stderr.write('\n')
  await Promise.all([site.stop(), other?.stop(), bare.stop(), backend.stop()])
  print(all)
  return verdict(own, bareMade, all)
}

/** @param {string} name @param {{ url: string, pid: number }} server @param {Visited['visit']} visit @returns {Visited} */
const visited = (name, { url, pid }, visit) => ({
  ...{ name, url, pid, visit },
  ...{ pages: 0, processor: 0, time: 0, bytes: 0, resident: [] },
})

/** All paths of the sitemap, parts included. @param {string} url @returns {Promise<string[]>} */
async function pathsOf(url, path = '/sitemap.xml') {
  const sitemap = await (await fetch(url + path)).text()
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
  )
  if (!sitemap.includes('<sitemapindex')) return found
  return (await Promise.all(found.map(part => pathsOf(url, part)))).flat()
}

/**
 * Spread evenly over the site, both layouts alternately.
 * @param {readonly string[]} paths
 * @param {number} count
 */
function visitsOf(paths, count) {
  const pages = paths.flatMap(path => [
    { path, headers: {} },
    { path, headers: { 'User-Agent': phone } },
  ])
  if (pages.length < count) throw new Error(`The site has ${pages.length} pages`)
  // An odd step, so that neighbouring pages alternate between the layouts.
  const step = Math.floor(pages.length / count) | 1
  return Array.from({ length: count }, (_, index) => {
    const page = pages[(index * step) % pages.length]
    return /** @type {Visit} */ (page)
  })
}

/** Requests a range of pages. @param {Visited} one @param {number} from @param {number} to */
async function takeTurn(one, from, to) {
  const [processor, began] = [processorTime(one.pid), performance.now()]
  let next = from
  const visitor = async () => {
    while (next < to) {
      const { path, headers } = one.visit(next)
      next += 1
      const response = await fetch(one.url + path, { headers })
      if (response.status !== 200)
        throw new Error(`${one.name}: ${path} answered ${response.status}`)
      const { byteLength } = await response.arrayBuffer()
      one.bytes += byteLength
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor))
  one.pages += to - from
  one.processor += Number(processorTime(one.pid)) - Number(processor)
  one.time += (performance.now() - began) / 1000
  one.resident.push(residentMemory(one.pid) ?? 0)
}

/** CPU time per page, ms. @param {Visited} one */
const costOf = ({ processor, pages }) => (1000 * processor) / pages

/** @param {Visited} own @param {Visited} bare @param {readonly Visited[]} all */
function verdict(own, bare, all) {
  const times = costOf(own) / costOf(bare)
  const resident = Math.max(...own.resident)
  const megabytes = (/** @type {number} */ bytes) => `${(bytes / 2 ** 20).toFixed(0)} MB`
  const failures = [
    ...(times > mostOfPages.timesBare
      ? [`pages: ${times.toFixed(2)} times a bare page, at most ${mostOfPages.timesBare} wanted`]
      : []),
    ...(resident > mostOfPages.resident
      ? [`pages: ${megabytes(resident)} of memory, at most ${megabytes(mostOfPages.resident)}`]
      : []),
  ]
  const summary = [
    {
      what: 'CPU time of a first request, as a multiple of a bare Next page with its elements',
      measured: times.toFixed(2),
      limit: `≤ ${mostOfPages.timesBare}`,
    },
    {
      what: `Memory of one process after ${own.pages} pages of 5,000 analyses and 500 doctors`,
      measured: megabytes(resident),
      limit: `≤ ${megabytes(mostOfPages.resident)}`,
    },
  ]
  return { figures: all.map(({ visit: _, ...each }) => each), failures, summary }
}

/** @param {readonly Visited[]} all */
function print(all) {
  console.log(`\nPages: first requests, ${connections} at a time, ${turns} turns each`)
  const [own] = all
  printTable(
    [
      'page of',
      'pages',
      'KB each',
      'CPU ms each',
      'pages/s',
      'times the site',
      'RSS MB at most',
      'last',
    ],
    all.map(one => [
      one.name,
      String(one.pages),
      (one.bytes / one.pages / 1024).toFixed(0),
      costOf(one).toFixed(1),
      (one.pages / one.time).toFixed(1),
      own ? (costOf(one) / costOf(own)).toFixed(2) : '',
      (Math.max(...one.resident) / 2 ** 20).toFixed(0),
      ((one.resident.at(-1) ?? 0) / 2 ** 20).toFixed(0),
    ]),
  )
}
