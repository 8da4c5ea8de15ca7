/**
 * The address a connection really comes from. Next passes no socket on, and keeps an
 * `X-Forwarded-For` that the visitor made up; so the address is stamped onto every incoming
 * request before Next sees it.
 */
import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

const header = 'x-socket-address'
const slot = Symbol.for('clinic.site-api.socket')
const shared = globalThis as { [slot]?: true }

/** Stamps the requests of every HTTP server of this process. Called from the instrumentation. */
export function stampSocketAddresses(): void {
  if (shared[slot]) return
  shared[slot] = true
  subscribe('http.server.request.start', message => {
    const { request } = message as { request: IncomingMessage }
    request.headers[header] = request.socket.remoteAddress ?? ''
  })
}

/** The stamped address; null where nothing stamps, since the header could be anybody's then. */
export function socketAddress(headers: Headers): string | null {
  return shared[slot] ? headers.get(header) : null
}
