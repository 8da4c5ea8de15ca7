import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A request that nginx passed to the site. */
export interface Recorded {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
}

export interface Recorder {
  readonly port: number
  /** In order of arrival; cleared by the test. */
  readonly requests: Recorded[]
  /** Replaces the site's X-Accel-Expires, in seconds. */
  freshFor?: string | undefined
  /** Delay before a request is passed on, in milliseconds. */
  delay: number
  readonly close: () => Promise<void>
}

/**
 * A proxy between nginx and the site that records each request; without a site it responds itself.
 * @param target port of the site
 */
export async function startRecorder(target?: number): Promise<Recorder> {
  const requests: Recorded[] = []
  const recorder = { requests, freshFor: undefined as string | undefined, delay: 0 }
  const server = createServer(async (incoming, outgoing) => {
    const { method, url, headers } = incoming
    requests.push({ method, url, headers })
    if (target === undefined) {
      incoming.resume()
      outgoing.writeHead(200, { 'Content-Type': 'text/plain' }).end('recorded')
      return
    }
    if (recorder.delay > 0) await sleep(recorder.delay)
    const options = { host: '127.0.0.1', port: target, method, path: url, headers }
    const passed = request(options, response => {
      const kept = response.headers['x-accel-expires']
      const headers = { ...response.headers }
      if (kept && recorder.freshFor) headers['x-accel-expires'] = recorder.freshFor
      outgoing.writeHead(response.statusCode ?? 502, headers)
      response.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    if (!server.listening) return
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return Object.assign(recorder, { port, close })
}
