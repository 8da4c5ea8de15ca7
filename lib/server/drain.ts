/**
 * Graceful shutdown: requests in flight end first. Responses sent after the signal close their
 * connection, as a proxy with keep-alive connections would otherwise never leave.
 */
import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeAsked } from '@/lib/http/asked-addresses/note'
import { writeSearches } from '@/lib/http/searches/note'
import { stopDelivery } from '@/lib/requests/outbox/stop'
import { noteDraining } from './draining'

/** Milliseconds for which `/readyz` fails before the server stops accepting connections. */
const noticeMs = 500

/** How long requests in flight may take, ms. */
const graceMs = 10_000

/** On SIGTERM or SIGINT: fails `/readyz`, stops listening, ends requests and deliveries, exits. */
export function drain(server: Server, close: () => Promise<void>): void {
  const open = new Set<ServerResponse>()
  let isStopping = false

  server.prependListener('request', (_request, response) => {
    if (isStopping) return closeAfter(response)
    open.add(response)
    response.once('close', () => open.delete(response))
  })

  const stop = async () => {
    if (isStopping) return process.exit(1)
    isStopping = true
    noteDraining()
    for (const response of open) closeAfter(response)
    await sleep(noticeMs)
    const closed = new Promise<void>(resolve => server.close(() => resolve()))
    await Promise.race([closed, sleep(graceMs)])
    server.closeAllConnections()
    writeAsked()
    writeSearches()
    await Promise.all([stopDelivery(), close()])
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}
