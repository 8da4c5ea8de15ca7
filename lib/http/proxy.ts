/** GET calls of the islands: from the content store, or passed on to the backend. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { PAGE_TIMEOUT_MS } from '@/lib/content/client/client'
import { withDeadline } from '@/lib/content/client/deadline'
import { getWhole } from '@/lib/content/client/pages'
import { cardsInOrder, publicContent } from '@/lib/content/client/public'
import { BackendError } from '@/lib/content/client/result'
import type { Locale } from '@/lib/routing/locales'
import { clientAddress } from './address'
import { countRead } from './limits'
import { isReadable, readableQuery } from './readable'
import { localeOf, sessionIdOf } from './receive'
import { contentResponse, HttpError, orBadGateway } from './response'

/**
 * Lists and records from the content store, as pages have them; sorted lists from the backend.
 * @throws HttpError 404 for a path that is not public, 400 for a query the backend refuses, 429, or
 *   502 when the backend has no valid response.
 */
export async function readThrough(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (!isReadable(pathname)) throw new HttpError(404, 'not-found')
  await countRead(clientAddress(request.headers, env().TRUSTED_PROXY_HOPS))

  const path = pathname.slice('/api/'.length)
  const query = readableQuery(pathname, searchParams)
  const body = await orBadGateway(
    query ? fromBackend(path, query, request) : fromStore(path, localeOf(request.headers)),
  )
  return contentResponse(body)
}

async function fromStore(path: string, locale: Locale): Promise<object> {
  const data = await publicContent(path, locale)
  if (data === null) throw new HttpError(404, 'not-found')
  return { data }
}

async function fromBackend(path: string, query: string, request: Request): Promise<object> {
  const locale = localeOf(request.headers)
  const call = {
    path,
    locale,
    query: Object.fromEntries(new URLSearchParams(query)),
    sessionId: sessionIdOf(request.headers),
  }
  try {
    const whole = await withDeadline(PAGE_TIMEOUT_MS, path, signal => getWhole({ ...call, signal }))
    if (!whole) throw new BackendError('status', path, { status: 404 })
    return { data: await cardsInOrder(whole.json, locale) }
  } catch (error) {
    const status = error instanceof BackendError ? error.status : undefined
    if (status === 400 || status === 422) throw new HttpError(400, 'bad-request')
    throw error
  }
}
