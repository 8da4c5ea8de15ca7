// @ts-check
import { Connection } from './connection.mjs'
import { putLoadOn } from './load-generator.mjs'
import { processorTime, residentMemory } from './process-figures.mjs'

/** One of the compared servers, with its measurements so far. */

/**
 * @typedef {object} Contender
 * @property {string} name
 * @property {string} url
 * @property {number | undefined} pid of the process that answers
 * @property {Readonly<Record<string, string>>} headers of the visitor
 * @property {number} bytes of the page over the wire
 * @property {number[]} speeds requests per second in each round
 * @property {number | null} processor seconds the process computed
 * @property {number[]} latencies ms
 * @property {{ before: number | null, after: number | null }} memory bytes, resident
 */

/**
 * @param {{ name: string, url: string, pid: number | undefined, headers?: Readonly<Record<string, string>> }} who
 * @returns {Promise<Contender>}
 */
export async function contender({ headers = {}, ...who }) {
  const connection = new Connection(who.url, headers)
  const { status, bytes } = await connection.ask()
  connection.close()
  if (status !== 200) throw new Error(`${who.url} answered ${status}`)
  const memory = { before: null, after: null }
  return { ...who, headers, bytes, speeds: [], processor: 0, latencies: [], memory }
}

/** One round. @param {Contender} contender @param {Parameters<typeof putLoadOn>[1]} limits */
export async function takeTurn(contender, limits) {
  const { url, pid, headers } = contender
  const before = pid === undefined ? null : processorTime(pid)
  const { latencies, time } = await putLoadOn(url, limits, headers)
  const after = pid === undefined ? null : processorTime(pid)
  contender.speeds.push(latencies.length / time)
  contender.latencies.push(...latencies)
  const known = before !== null && after !== null && contender.processor !== null
  contender.processor = known ? Number(contender.processor) + after - before : null
}

/** @param {Contender} contender @param {'before' | 'after'} when */
export function noteMemory({ memory, pid }, when) {
  memory[when] = pid === undefined ? null : residentMemory(pid)
}

/** @param {Contender} contender */
export function figuresOf({ name, bytes, speeds, processor, latencies, memory }) {
  const sorted = latencies.sort((a, b) => a - b)
  /** @param {number} share */
  const at = share => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return {
    name,
    bytes,
    requestsPerSecond: medianOf(speeds),
    processorMs: processor && (1000 * processor) / sorted.length,
    latencyMs: { p50: at(0.5), p95: at(0.95), p99: at(0.99) },
    memory,
  }
}

/**
 * Requests/s relative to another server: the median over the rounds, so that one disturbed round
 * does not count.
 * @param {Contender} one
 * @param {Contender} other
 */
export const shareOf = (one, other) =>
  medianOf(one.speeds.map((speed, round) => speed / Number(other.speeds[round])))

/**
 * The same by CPU time per request, for servers that are faster than the load generator.
 * @param {Contender} one
 * @param {Contender} other
 */
export function shareByProcessor(one, other) {
  const [own, others] = [figuresOf(one).processorMs, figuresOf(other).processorMs]
  return own && others ? others / own : shareOf(one, other)
}

/** @param {readonly number[]} numbers */
const medianOf = numbers => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
