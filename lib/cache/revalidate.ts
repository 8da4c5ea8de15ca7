import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import { contentTag } from '@/lib/api/cached'
import { noteOutcome } from '@/lib/api/outage'
import { env } from '@/lib/site/env'

/**
 * Makes every page fresh: the next visitor still gets the old one at once while the new one is
 * made, also when the backend is down at that moment.
 * Answers 404 without a token in the environment, 401 for a wrong one.
 */
export function revalidateAll(request: Request): Response {
  const token = env().REVALIDATE_TOKEN
  if (!token) return Response.json({ error: 'Not found' }, { status: 404 })
  const given = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? ''
  if (!isSame(given, token)) {
    const headers = { 'WWW-Authenticate': 'Bearer' }
    return Response.json({ error: 'A valid token is needed' }, { status: 401, headers })
  }
  // Whoever calls this knows that there is something to fetch.
  noteOutcome()
  revalidateTag(contentTag, 'max')
  return Response.json({ status: 'revalidated' })
}

/** In constant time, whatever the lengths. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
