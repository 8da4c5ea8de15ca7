import { Connection } from './connection'
import { putLoadOn } from './load-generator'
import { processorTime, residentMemory } from './process-figures'

/** One of the compared servers, with its measurements so far. */

export interface Contender {
  name: string
  url: string
  /** Of the process that answers */
  pid: number | undefined
  /** Of the visitor */
  headers: Readonly<Record<string, string>>
  /** Of the page over the wire */
  bytes: number
  /** Requests per second in each round */
  speeds: number[]
  /** Seconds the process computed */
  processor: number | null
  /** ms */
  latencies: number[]
  /** Bytes, resident */
  memory: { before: number | null; after: number | null }
}

export async function contender({
  headers = {},
  ...who
}: {
  name: string
  url: string
  pid: number | undefined
  headers?: Readonly<Record<string, string>>
}): Promise<Contender> {
  const connection = new Connection(who.url, headers)
  const { status, bytes } = await connection.ask()
  connection.close()
  if (status !== 200) throw new Error(`${who.url} answered ${status}`)
  const memory = { before: null, after: null }
  return { ...who, headers, bytes, speeds: [], processor: 0, latencies: [], memory }
}

/** One round. */
export async function takeTurn(contender: Contender, limits: Parameters<typeof putLoadOn>[1]) {
  const { url, pid, headers } = contender
  const before = pid === undefined ? null : processorTime(pid)
  const { latencies, time } = await putLoadOn(url, limits, headers)
  const after = pid === undefined ? null : processorTime(pid)
  contender.speeds.push(latencies.length / time)
  contender.latencies.push(...latencies)
  const known = before !== null && after !== null && contender.processor !== null
  contender.processor = known ? Number(contender.processor) + after - before : null
}

export function noteMemory({ memory, pid }: Contender, when: 'before' | 'after') {
  memory[when] = pid === undefined ? null : residentMemory(pid)
}

export function figuresOf({ name, bytes, speeds, processor, latencies, memory }: Contender) {
  const sorted = latencies.sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
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
 */
export const shareOf = (one: Contender, other: Contender) =>
  medianOf(one.speeds.map((speed, round) => speed / Number(other.speeds[round])))

/** The same by CPU time per request, for servers that are faster than the load generator. */
export function shareByProcessor(one: Contender, other: Contender) {
  const [own, others] = [figuresOf(one).processorMs, figuresOf(other).processorMs]
  return own && others ? others / own : shareOf(one, other)
}

const medianOf = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
