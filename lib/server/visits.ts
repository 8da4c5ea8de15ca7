/** Request metrics, and a log line for slow and failed responses. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/lib/telemetry/log'
import { counter, histogram } from '@/lib/telemetry/metrics'
import { during } from '@/lib/telemetry/visit'
import { routeLabel } from './route-label'

/** A page that takes longer is logged, ms. */
const slowMs = 2000

/** Health checks, polled every few seconds, are not logged. */
const watched = new Set(['/healthz', '/readyz'])

const methods = new Set(['GET', 'HEAD', 'POST'])

const requests = () =>
  counter('clinic_http_requests_total', 'Answers by address, method and status', [
    'route',
    'method',
    'status',
  ])
const durations = () =>
  histogram(
    'clinic_http_request_duration_seconds',
    'From the request to the end of its answer',
    ['route'],
    [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10],
  )
const pages = () =>
  counter('clinic_page_cache_total', 'Pages by what the page cache had: hit, miss, stale', [
    'result',
  ])

/** Runs the handler of a request with its id in the log context. */
export function observed(
  request: IncomingMessage,
  response: ServerResponse,
  handle: () => void,
): void {
  const requestId = idOf(request)
  const route = routeLabel(request.url ?? '')
  const method = methods.has(request.method ?? '') ? String(request.method) : 'other'
  const began = performance.now()
  response.setHeader('X-Request-Id', requestId)
  response.once('close', () => {
    const ms = Math.round(performance.now() - began)
    // The client closed the connection before the response: 499, as in nginx.
    const status = response.writableFinished ? response.statusCode : 499
    requests().inc({ route, method, status: String(status) })
    durations().observe({ route }, ms / 1000)
    const cached = response.getHeader('x-nextjs-cache')
    if (cached) pages().inc({ result: String(cached).toLowerCase() })
    const noted = { requestId, method, route, status, ms }
    if (watched.has(route)) return
    if (status >= 500) log.error(noted, 'A visitor got an error')
    else if (ms > slowMs) log.warn(noted, 'A slow answer')
  })
  during({ requestId }, handle)
}

/** The id from nginx (`X-Request-Id`), which its log has as well, or a new one. */
function idOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{16,64}$/.test(given) ? given : randomUUID()
}
