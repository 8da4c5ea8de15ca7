// @ts-check

import { startBareSite } from './bare-site.mjs'
import { leastShareOfBare } from './budgets.mjs'
import { putLoadOn } from './load-generator.mjs'
import { processorTime, residentMemory } from './process-figures.mjs'
import { startSite } from './site.mjs'
import { printTable } from './table.mjs'

/**
 * How fast one process serves a cached page, beside a bare Next page of the same size in the same
 * run: the two take turns, so that a busy machine slows both. The share counts, not the speed.
 */

const rounds = 3
const connections = 32
const turn = { seconds: 2, requests: 50_000, connections }
/** Until the code is compiled, however busy the machine. */
const warmUp = { seconds: 20, requests: 2000, connections }

/**
 * @typedef {object} Contender
 * @property {string} name
 * @property {import('./processes.mjs').Server} server
 * @property {string} url
 * @property {number} bytes of the page
 * @property {number} requests
 * @property {number} time seconds under load
 * @property {number | null} processor seconds the server computed
 * @property {number[]} latencies ms
 * @property {{ before: number | null, after: number | null }} memory bytes, resident
 */

/** @param {{ page: string }} options @returns {Promise<import('./bench.mjs').Result>} */
export async function load({ page }) {
  const site = await contender('the site', await startSite(), page)
  const html = await (await fetch(site.url)).text()
  const bare = await contender('a bare page', await startBareSite(html), '/')
  const contenders = [bare, site]
  for (const each of contenders) {
    await putLoadOn(each.url, warmUp)
    each.memory.before = residentMemory(each.server.pid)
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const each of contenders) await run(each)
  }
  for (const each of contenders) each.memory.after = residentMemory(each.server.pid)
  await Promise.all(contenders.map(({ server }) => server.stop()))

  print(page, contenders)
  const share = speed(site) / speed(bare)
  const work = processorShare(bare, site)
  console.log(
    `The site serves ${share.toFixed(2)} of what the bare page does` +
      ` (budget: at least ${leastShareOfBare})${work ? `; by processor time ${work.toFixed(2)}` : ''}`,
  )
  const slow = `load: ${share.toFixed(2)} of a bare page, at least ${leastShareOfBare} wanted`
  return {
    figures: { page, share, processorShare: work, contenders: contenders.map(figuresOf) },
    failures: share < leastShareOfBare ? [slow] : [],
  }
}

/**
 * @param {string} name
 * @param {import('./processes.mjs').Server} server
 * @param {string} path
 * @returns {Promise<Contender>}
 */
async function contender(name, server, path) {
  const url = server.url + path
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const bytes = Buffer.byteLength(await response.text())
  const memory = { before: null, after: null }
  return { name, server, url, bytes, requests: 0, time: 0, processor: 0, latencies: [], memory }
}

/** @param {Contender} contender */
async function run(contender) {
  const { url, server } = contender
  const before = processorTime(server.pid)
  const { latencies, time } = await putLoadOn(url, turn)
  const after = processorTime(server.pid)
  contender.requests += latencies.length
  contender.time += time
  contender.latencies.push(...latencies)
  const known = before !== null && after !== null
  contender.processor = known ? (contender.processor ?? 0) + after - before : null
}

/** @param {Contender} contender requests per second */
const speed = ({ requests, time }) => requests / time

/** @param {Contender} contender ms of processor time for one request */
const workOf = ({ processor, requests }) => (processor ? (1000 * processor) / requests : null)

/** @param {Contender} bare @param {Contender} site */
function processorShare(bare, site) {
  const [least, ours] = [workOf(bare), workOf(site)]
  return least && ours ? least / ours : null
}

/** @param {Contender} contender */
function figuresOf(contender) {
  const sorted = contender.latencies.sort((a, b) => a - b)
  /** @param {number} share */
  const at = share => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return {
    name: contender.name,
    bytes: contender.bytes,
    requestsPerSecond: speed(contender),
    processorMs: workOf(contender),
    latencyMs: { p50: at(0.5), p95: at(0.95), p99: at(0.99) },
    memory: contender.memory,
  }
}

/** @param {string} page @param {readonly Contender[]} contenders */
function print(page, contenders) {
  console.log(
    `\nLoad: ${page} from the cache, uncompressed, ${connections} connections, ${rounds} × ${turn.seconds} s in turn`,
  )
  /** @param {number | null} bytes */
  const megabytes = bytes => (bytes === null ? '-' : (bytes / 2 ** 20).toFixed(0))
  printTable(
    [
      ...['page of', 'bytes', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms each'],
      ...['RSS MB before', 'after'],
    ],
    contenders
      .map(figuresOf)
      .map(({ name, bytes, requestsPerSecond, processorMs, latencyMs, memory }) => [
        name,
        String(bytes),
        requestsPerSecond.toFixed(0),
        ...Object.values(latencyMs).map(time => time.toFixed(1)),
        processorMs?.toFixed(2) ?? '-',
        megabytes(memory.before),
        megabytes(memory.after),
      ]),
  )
}
