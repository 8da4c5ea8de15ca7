/** Addresses for the operator alone, opened with `Authorization: Bearer …`. */
import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { HttpError } from './http'

/**
 * @param expected Of the environment; without one there is no such address.
 * @throws HttpError 404, or 401 for a wrong token or none.
 */
export function requireToken(request: Request, expected: string | undefined): void {
  if (!expected) throw new HttpError(404, 'not-found')
  const given = /^Bearer\s+(.*)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? ''
  if (isSame(given, expected)) return
  throw new HttpError(401, 'unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } })
}

/** In constant time, whatever the lengths. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
