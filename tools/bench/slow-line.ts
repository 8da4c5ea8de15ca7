import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * A slow connection as a proxy in front of a server, so that it slows what the browser fetches
 * speculatively, too, which Chrome's own throttling leaves out.
 */

/** Lighthouse's slow 4G: latency of a request in ms, and bytes per ms. */
const latency = 562.5
const speed = 1474.56 / 8

/** Bytes that are sent at once. */
const pieceBytes = 2048

export interface SlowLine {
  url: string
  /** Bytes of bodies fetched speculatively since the last call */
  speculative: () => number
  stop: () => Promise<void>
}

/** @param target origin */
export async function startSlowLine(target: string): Promise<SlowLine> {
  let speculative = 0
  /** When the line is free again, on the clock of `performance` */
  let free = 0

  async function send(body: Buffer) {
    const begin = Math.max(free, performance.now())
    free = begin + body.length / speed
    await sleep(free - performance.now())
  }

  async function answer(visit: IncomingMessage, response: ServerResponse) {
    const isSpeculative = visit.headers['sec-purpose'] !== undefined
    await sleep(latency)
    const { pathname, search } = new URL(visit.url ?? '/', target)
    const asked = request(target + pathname + search, {
      method: visit.method,
      headers: visit.headers,
    })
    visit.pipe(asked)
    const [answered] = (await once(asked, 'response')) as [IncomingMessage]
    response.writeHead(answered.statusCode ?? 500, answered.headers)
    for await (const chunk of answered as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length; at += pieceBytes) {
        const piece = chunk.subarray(at, at + pieceBytes)
        await send(piece)
        response.write(piece)
        if (isSpeculative) speculative += piece.length
      }
    }
    response.end()
  }

  const server = createServer((visit, response) => {
    answer(visit, response).catch(() => response.destroy())
  })
  server.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    speculative: () => {
      const bytes = speculative
      speculative = 0
      return bytes
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
