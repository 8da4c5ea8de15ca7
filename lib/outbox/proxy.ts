/** Passes the reading calls of the islands on to the backend, and nothing else. */
import 'server-only'
import { withDeadline } from '@/lib/api/deadline'
import { cleanAnswer } from '@/lib/api/public'
import { siteTransport } from '@/lib/api/transport'
import type { Locale } from '@/lib/i18n/locales'
import { env } from '@/lib/site/env'
import { clientAddress } from './address'
import { answer, HttpError } from './http'
import { countRead } from './limits'
import { isReadable, readableQuery } from './readable'
import { localeOf, sessionIdOf } from './receive'

/** An island waits no longer; the page it stands on has its content already. */
const timeoutMs = 10_000

/** Fresh in the browser, shared by caches for a minute, and kept over an outage. */
const cacheControl =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400'

/**
 * The backend's records, checked and sanitised as for pages.
 * @throws HttpError 404 for what is not handed out, 400 for a query the backend refuses, 429, or
 *   502 when the backend gives no JSON.
 */
export async function readThrough(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (!isReadable(pathname)) throw new HttpError(404, 'not-found')
  await countRead(clientAddress(request.headers, env().TRUSTED_PROXY_HOPS))

  const { status, body } = await ask(pathname + readableQuery(pathname, searchParams), request)
  if (status === 404) throw new HttpError(404, 'not-found')
  if (status === 400 || status === 422) throw new HttpError(400, 'bad-request')
  if (status !== 200) throw new HttpError(502, 'bad-gateway')
  return answer(200, body, { 'Cache-Control': cacheControl, Vary: 'Accept-Language' })
}

async function ask(path: string, request: Request): Promise<{ status: number; body: object }> {
  const { pathname } = new URL(request.url)
  const locale = localeOf(request.headers)
  try {
    return await withDeadline(timeoutMs, pathname, async signal => {
      const response = await callBackend(path, locale, request.headers, signal)
      if (response.status !== 200) return { status: response.status, body: {} }
      const json = await response.json()
      const body = await cleanAnswer(pathname.slice('/api/'.length), locale, json)
      if (typeof body !== 'object' || body === null) throw new TypeError('neither object nor list')
      return { status: 200, body }
    })
  } catch {
    throw new HttpError(502, 'bad-gateway')
  }
}

function callBackend(path: string, locale: Locale, headers: Headers, signal: AbortSignal) {
  const { origin, fetch } = siteTransport()
  return fetch(
    new Request(origin + path, {
      headers: {
        Accept: 'application/json',
        'Accept-Language': locale,
        SessionId: sessionIdOf(headers),
      },
      redirect: 'manual',
      cache: 'no-store',
      signal,
    }),
  )
}
