import { printTable } from '@/tests/support/table.mjs'
import { made, startBareSite } from './bare-site'
import { mostOfPages } from './budgets'
import { processorTime, residentMemory } from './process-figures'
import type { Result } from './result'
import { assertBuilt, root, startLargeBackend, startSite } from './site'

/**
 * Cost of the first, uncached request for a page: many distinct pages of a large clinic, compared
 * with a bare Next page of the same elements and, optionally, with another build. They are
 * measured
 * alternately, so that other load affects all; CPU time is what counts.
 */

const connections = 4
const turns = 10
/** Until the code is optimised by the JIT. */
const warmUp = 100

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

interface Visited {
  name: string
  url: string
  pid: number
  /** The request for the page with that index */
  visit: (index: number) => Visit
  pages: number
  /** Seconds */
  processor: number
  /** Seconds */
  time: number
  bytes: number
  /** Bytes after each turn */
  resident: number[]
}

type Visit = { path: string; headers: Record<string, string> }

export async function pages({
  pages: wanted,
  against,
}: {
  pages: string
  against?: string
}): Promise<Result> {
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

const visited = (
  name: string,
  { url, pid }: { url: string; pid: number },
  visit: Visited['visit'],
): Visited => ({
  ...{ name, url, pid, visit },
  ...{ pages: 0, processor: 0, time: 0, bytes: 0, resident: [] },
})

/** All paths of the sitemap, parts included. */
async function pathsOf(url: string, path = '/sitemap.xml'): Promise<string[]> {
  const sitemap = await (await fetch(url + path)).text()
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
  )
  if (!sitemap.includes('<sitemapindex')) return found
  return (await Promise.all(found.map(part => pathsOf(url, part)))).flat()
}

/** Spread evenly over the site, both layouts alternately. */
function visitsOf(paths: readonly string[], count: number) {
  const pages = paths.flatMap(path => [
    { path, headers: {} },
    { path, headers: { 'User-Agent': phone } },
  ])
  if (pages.length < count) throw new Error(`The site has ${pages.length} pages`)
  // An odd step, so that neighbouring pages alternate between the layouts.
  const step = Math.floor(pages.length / count) | 1
  return Array.from({ length: count }, (_, index) => {
    const page = pages[(index * step) % pages.length]
    return page as Visit
  })
}

/** Requests a range of pages. */
async function takeTurn(one: Visited, from: number, to: number) {
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

/** CPU time per page, ms. */
const costOf = ({ processor, pages }: Visited) => (1000 * processor) / pages

function verdict(own: Visited, bare: Visited, all: readonly Visited[]) {
  const times = costOf(own) / costOf(bare)
  const resident = Math.max(...own.resident)
  const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`
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

function print(all: readonly Visited[]) {
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
