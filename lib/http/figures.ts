/** The handler of `app/api/figures`: what waits in the outbox, for the operator's monitoring. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { outboxFigures } from '@/lib/requests/outbox/health'
import { answer, answering, HttpError } from './answer'
import { requireToken } from './token'

/**
 * The figures as JSON for whoever has the token of the environment, 401 for others, 404 where
 * there is none, 503 when the store cannot be read.
 */
export function readFigures(request: Request): Promise<Response> {
  return answering(async () => {
    requireToken(request, env().FIGURES_TOKEN)
    const figures = await outboxFigures().catch(() => {
      throw new HttpError(503, 'unavailable')
    })
    return answer(200, figures)
  })
}
