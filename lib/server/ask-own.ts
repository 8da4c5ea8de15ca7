/** Requests of the site to itself, within the process: pages are made anew by them. */
import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request as requestOver,
  type ServerResponse,
} from 'node:http'
import { type Duplex, duplexPair } from 'node:stream'
import { making } from '@/lib/invalidation/making'
import type { Ask } from '@/lib/invalidation/remake'
import { prepareRequest } from './request'
import { prepareResponse } from './response'

/** Milliseconds a response may take. */
const usualLongestMs = 30_000

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** @param answer handles a request as it would a visitor's */
export function askOwn(answer: Answer, longestMs = usualLongestMs): Ask {
  // It never listens: connections are handed to it.
  const server = createServer((request, response) => {
    prepareResponse(response)
    prepareRequest(request)
    making(true, () => answer(request, response))
  })
  return async ({ url: path, layout }) => {
    const [client, connection] = connectedPair()
    server.emit('connection', connection)
    const headers = {
      'User-Agent': 'clinic',
      'Sec-CH-UA-Mobile': layout === 'mobile' ? '?1' : '?0',
    }
    const signal = AbortSignal.timeout(longestMs)
    const { statusCode, headers: sent } = await responseOf(client, { path, headers, signal })
    if (statusCode !== 200) return 'gone'
    return sent['x-nextjs-cache'] === 'STALE' ? 'stale' : 'done'
  }
}

/** Two ends of a connection. A broken end breaks the other one, which `duplexPair` alone does not do. */
function connectedPair(): readonly [client: Duplex, server: Duplex] {
  const [client, server] = duplexPair()
  client.once('close', () => server.destroy())
  server.once('close', () => {
    // What was sent whole is still to be read.
    if (!server.writableFinished) client.destroy(new Error('The connection broke'))
  })
  return [client, server]
}

/** The response, read to its end. */
async function responseOf(connection: Duplex, request: RequestOptions): Promise<IncomingMessage> {
  const sent = requestOver({ ...request, createConnection: () => connection })
  // After the response, too.
  sent.on('error', () => undefined)
  sent.end()
  const [response]: IncomingMessage[] = await once(sent, 'response')
  if (!response) throw new Error(`${request.path} was not answered`)
  response.resume()
  await once(response, 'end')
  return response
}
