/** `GET /metrics`, for Prometheus: with FIGURES_TOKEN, or without one on METRICS_PORT of this machine. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { collectDefaultMetrics, register } from 'prom-client'
import { log } from '@/lib/telemetry/log'
import { gauge } from '@/lib/telemetry/metrics'
import { isBearer } from './bearer'

export const metricsPath = '/metrics'

/** Memory, processor, event loop and garbage collection of the process, and which release it is. */
export function startMetrics(): void {
  collectDefaultMetrics()
  const release = process.env.NEXT_DEPLOYMENT_ID || 'none'
  gauge('clinic_build_info', 'The release that runs; always 1', ['release', 'node']).set(
    { release, node: process.version },
    1,
  )
}

/**
 * Answers where the address is that of the figures and there is a token.
 * @returns whether it did.
 */
export function answerMetrics(
  { url, method, headers }: IncomingMessage,
  response: ServerResponse,
  token: string | undefined,
): boolean {
  if (!token || method !== 'GET' || url?.split('?')[0] !== metricsPath) return false
  if (isBearer(headers.authorization, token)) void sendMetrics(response)
  else response.writeHead(401, { 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' }).end()
  return true
}

/** A server of this machine alone that knows the figures and nothing else. */
export function listenForMetrics(port: number): Server {
  const server = createServer((request, response) => {
    if (request.url?.split('?')[0] === metricsPath) void sendMetrics(response)
    else response.writeHead(404).end()
  })
  server.on('error', err =>
    log.error({ err, port }, 'The figures cannot be served on METRICS_PORT'),
  )
  return server.listen(port, '127.0.0.1')
}

async function sendMetrics(response: ServerResponse): Promise<void> {
  try {
    const figures = await register.metrics()
    response.writeHead(200, { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' })
    response.end(figures)
  } catch (err) {
    log.error({ err }, 'The figures cannot be read')
    response.writeHead(500).end()
  }
}
