/** Requests of the site to itself, within the process: pages are made anew by them. */
import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  request as requestOver,
  type ServerResponse,
} from 'node:http'
import { type Duplex, duplexPair } from 'node:stream'
import { making } from '@/lib/invalidation/making'
import type { Ask } from '@/lib/invalidation/remake'
import { prepareRequest } from './request'
import { prepareResponse } from './response'

/** Milliseconds a response may take. */
const longestMs = 30_000

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** @param answer handles a request as it would a visitor's */
export function askOwn(answer: Answer): Ask {
  // It never listens: connections are handed to it.
  const server = createServer((request, response) => {
    prepareResponse(response)
    prepareRequest(request)
    making(true, () => answer(request, response))
  })
  return async ({ url: path, layout }) => {
    const [client, connection] = duplexPair()
    server.emit('connection', connection)
    const headers = {
      'User-Agent': 'clinic',
      'Sec-CH-UA-Mobile': layout === 'mobile' ? '?1' : '?0',
    }
    const { statusCode, headers: sent } = await responseOf(client, path, headers)
    if (statusCode !== 200) return 'gone'
    return sent['x-nextjs-cache'] === 'STALE' ? 'stale' : 'done'
  }
}

/** The response, read to its end. */
async function responseOf(
  connection: Duplex,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<IncomingMessage> {
  const signal = AbortSignal.timeout(longestMs)
  const sent = requestOver({ path, headers, signal, createConnection: () => connection })
  // After the response, too.
  sent.on('error', () => undefined)
  sent.end()
  const [response]: IncomingMessage[] = await once(sent, 'response')
  if (!response) throw new Error(`${path} was not answered`)
  response.resume()
  await once(response, 'end')
  return response
}
