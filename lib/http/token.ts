/** Endpoints of the operator, protected by `Authorization: Bearer …`. */
import 'server-only'
import { isBearer } from './bearer'
import { HttpError } from './response'

/**
 * @param expected Token of the environment; without one the endpoint is 404.
 * @throws HttpError 404, or 401 for a wrong token or none.
 */
export function requireToken(request: Request, expected: string | undefined): void {
  if (!expected) throw new HttpError(404, 'not-found')
  if (isBearer(request.headers.get('Authorization'), expected)) return
  throw new HttpError(401, 'unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } })
}
