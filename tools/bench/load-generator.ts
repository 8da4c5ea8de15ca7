import { Connection } from './connection'

/** A small load generator: connections that request one URL repeatedly. */

/**
 * Sends requests until the time is over or their number is reached.
 * @param limits each connection has one request at a time
 * @returns ms of each request; seconds in all
 * @throws Error at the first response that is not 200 or differs in length from the first by more
 * than 5 %
 */
export async function putLoadOn(
  url: string,
  { seconds, requests, connections }: { seconds: number; requests: number; connections: number },
  headers: Readonly<Record<string, string>> = {},
): Promise<{ latencies: number[]; time: number }> {
  const all = Array.from({ length: connections }, () => new Connection(url, headers))
  const latencies: number[] = []
  const begin = performance.now()
  const end = begin + seconds * 1000
  let length: number | undefined
  const visit = async (connection: Connection) => {
    while (performance.now() < end && latencies.length < requests) {
      const sent = performance.now()
      const { status, bytes } = await connection.ask()
      if (status !== 200) throw new Error(`${url} answered ${status}`)
      length ??= bytes
      // A page that is rendered again meanwhile may differ a little.
      if (Math.abs(bytes - length) > length / 20) {
        throw new Error(`${url} answered ${bytes} bytes after ${length}`)
      }
      latencies.push(performance.now() - sent)
    }
  }
  try {
    await Promise.all(all.map(visit))
  } finally {
    for (const connection of all) connection.close()
  }
  return { latencies, time: (performance.now() - begin) / 1000 }
}
