/** Serves a fetch handler over node:http. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Backend } from '@/lib/backend/app'
import { log } from '@/lib/telemetry/log'

/** Not listening yet. A rejected handler gives a 500. */
export function serverOf(handler: Backend): Server {
  return createServer(async (incoming, outgoing) => {
    try {
      const response = await handler(await requestOf(incoming))
      outgoing.writeHead(response.status, Object.fromEntries(response.headers))
      outgoing.end(Buffer.from(await response.arrayBuffer()))
    } catch (err) {
      log.error({ err }, 'The backend failed')
      outgoing.writeHead(500).end()
    }
  })
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
    ...(hasBody && { body: new Uint8Array(await buffer(incoming)) }),
  })
}
