/** The handler of `app/api/figures`: what waits in the outbox, for the operator's monitoring. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { outboxMetrics } from '@/lib/requests/outbox/health'
import { HttpError, jsonResponse, withErrorResponse } from './response'
import { requireToken } from './token'

/**
 * The figures as JSON for whoever has the token of the environment, 401 for others, 404 where
 * there is none, 503 when the store cannot be read.
 */
export function readMetrics(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    requireToken(request, env().FIGURES_TOKEN)
    const metrics = await outboxMetrics().catch(() => {
      throw new HttpError(503, 'unavailable')
    })
    return jsonResponse(200, metrics)
  })
}
