/** `GET /metrics` for Prometheus: with METRICS_TOKEN, or on the loopback port METRICS_PORT. */
import { statfs } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { collectDefaultMetrics, register } from 'prom-client'
import type { Env } from '@/lib/clinic/environment/env'
import { isBearer } from '@/lib/http/bearer'
import { log } from '@/lib/telemetry/log'
import { gauge } from '@/lib/telemetry/metrics'

export const metricsPath = '/metrics'

/**
 * Metrics of the process (memory, CPU, event loop, garbage collection), the release, and free space
 * of the disk below DATA_DIR.
 */
export function startMetrics({ DATA_DIR }: Env): void {
  collectDefaultMetrics()
  gauge('clinic_data_free_bytes', 'Free on the disk of DATA_DIR', [], async function () {
    const disk = await statfs(DATA_DIR).catch(() => null)
    if (disk) this.set(disk.bavail * disk.bsize)
    else this.remove()
  })
  const release = process.env.NEXT_DEPLOYMENT_ID || 'none'
  gauge('clinic_build_info', 'The release that runs; always 1', ['release', 'node']).set(
    { release, node: process.version },
    1,
  )
}

/**
 * Responds to `GET /metrics` when METRICS_TOKEN is set.
 * @returns whether it did.
 */
export function serveMetrics(
  { url, method, headers }: IncomingMessage,
  response: ServerResponse,
  token: string | undefined,
): boolean {
  if (!token || method !== 'GET' || url?.split('?')[0] !== metricsPath) return false
  if (isBearer(headers.authorization, token)) void sendMetrics(response)
  else response.writeHead(401, { 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' }).end()
  return true
}

/** Serves the metrics, and nothing else, on the loopback interface. */
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
    const metrics = await register.metrics()
    response.writeHead(200, { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' })
    response.end(metrics)
  } catch (err) {
    log.error({ err }, 'The figures cannot be read')
    response.writeHead(500).end()
  }
}
