/**
 * Lets the server end when it is told to stop. Node waits for its connections, and a proxy in front
 * keeps using those it has: under load the end would never come. So from the signal on every answer
 * closes its connection, and the proxy turns to another instance.
 */
import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'

const slot = Symbol.for('clinic.site.drain')
const shared = globalThis as { [slot]?: true }

/** Called once, from the instrumentation. */
export function drainOnSignal(): void {
  if (shared[slot]) return
  shared[slot] = true
  const open = new Set<ServerResponse>()
  let isStopping = false

  subscribe('http.server.request.start', message => {
    const { response } = message as { response: ServerResponse }
    if (isStopping) return close(response)
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      isStopping = true
      for (const response of open) close(response)
    })
  }
}

function close(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}
