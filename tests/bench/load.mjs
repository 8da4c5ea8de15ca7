// @ts-check
import { rewritten, startBareSite } from './bare-site.mjs'
import { leastShareOfBare } from './budgets.mjs'
import { putLoadOn } from './load-generator.mjs'
import { processorTime, residentMemory } from './process-figures.mjs'
import { startSite } from './site.mjs'
import { printTable } from './table.mjs'

/**
 * How fast one process serves a cached page, beside a bare Next page of the same size in the same
 * run: they take turns, so that a busy machine slows all. The share counts, not the speed; the
 * processor time of a request depends least on what else the machine does.
 */

const rounds = 5
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
 * @property {number[]} speeds requests per second in each round
 * @property {number | null} processor seconds the server computed
 * @property {number[]} latencies ms
 * @property {{ before: number | null, after: number | null }} memory bytes, resident
 */

/** @param {{ page: string }} options @returns {Promise<import('./bench.mjs').Result>} */
export async function load({ page }) {
  const site = await contender('the site', await startSite(), page)
  const html = await (await fetch(site.url)).text()
  const bareSite = await startBareSite(html)
  const bare = await contender('a bare page', bareSite, '/')
  const withMiddleware = await contender('it behind middleware', bareSite, `/${rewritten}`)
  const contenders = [bare, withMiddleware, site]
  for (const each of contenders) {
    await putLoadOn(each.url, warmUp)
    each.memory.before = residentMemory(each.server.pid)
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const each of contenders) await run(each)
  }
  for (const each of contenders) each.memory.after = residentMemory(each.server.pid)
  await Promise.all([bareSite.stop(), site.server.stop()])

  print(page, contenders)
  const share = shareOf(site, bare)
  const shareBehindMiddleware = shareOf(site, withMiddleware)
  console.log(
    `The site serves ${share.toFixed(2)} of a bare page (budget: at least ${leastShareOfBare}),` +
      ` ${shareBehindMiddleware.toFixed(2)} of one behind middleware`,
  )
  const slow = `load: ${share.toFixed(2)} of a bare page, at least ${leastShareOfBare} wanted`
  return {
    figures: { page, share, shareBehindMiddleware, contenders: contenders.map(figuresOf) },
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
  return { name, server, url, bytes, speeds: [], processor: 0, latencies: [], memory }
}

/** @param {Contender} contender */
async function run(contender) {
  const { url, server } = contender
  const before = processorTime(server.pid)
  const { latencies, time } = await putLoadOn(url, turn)
  const after = processorTime(server.pid)
  contender.speeds.push(latencies.length / time)
  contender.latencies.push(...latencies)
  const known = before !== null && after !== null
  contender.processor = known ? (contender.processor ?? 0) + after - before : null
}

/**
 * The median over the rounds, so that one disturbed round says nothing.
 * @param {Contender} one
 * @param {Contender} other
 */
const shareOf = (one, other) =>
  medianOf(one.speeds.map((speed, round) => speed / Number(other.speeds[round])))

/** @param {readonly number[]} numbers */
const medianOf = numbers => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** @param {Contender} contender */
function figuresOf(contender) {
  const sorted = contender.latencies.sort((a, b) => a - b)
  /** @param {number} share */
  const at = share => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return {
    name: contender.name,
    bytes: contender.bytes,
    requestsPerSecond: medianOf(contender.speeds),
    processorMs: contender.processor && (1000 * contender.processor) / sorted.length,
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
