/** The handler of `app/api/metrics`: the state of the outbox as JSON, for monitoring. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { outboxMetrics } from '@/lib/requests/outbox/health'
import { HttpError, jsonResponse, withErrorResponse } from './response'
import { requireToken } from './token'

/**
 * 200 with `METRICS_TOKEN`, 401 with another token, 404 where the environment has none, 503 when
 * the store cannot be read.
 */
export function readMetrics(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    requireToken(request, env().METRICS_TOKEN)
    const metrics = await outboxMetrics().catch(() => {
      throw new HttpError(503, 'unavailable')
    })
    return jsonResponse(200, metrics)
  })
}
