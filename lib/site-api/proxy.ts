/** Passes the reading calls of the islands on to the backend, and nothing else. */
import 'server-only'
import { PAGE_TIMEOUT_MS } from '@/lib/api/client'
import { withDeadline } from '@/lib/api/deadline'
import { isSuddenlyEmpty } from '@/lib/api/kept'
import { cleanAnswer } from '@/lib/api/public'
import { siteTransport } from '@/lib/api/transport'
import type { Locale } from '@/lib/i18n/locales'
import { env } from '@/lib/site/env'
import { clientAddress } from './address'
import { answer, HttpError } from './http'
import { countRead } from './limits'
import { isReadable, readableQuery } from './readable'
import { localeOf, sessionIdOf } from './receive'

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

async function ask(address: string, request: Request): Promise<{ status: number; body: object }> {
  const locale = localeOf(request.headers)
  const path = new URL(request.url).pathname.slice('/api/'.length)
  try {
    return await withDeadline(PAGE_TIMEOUT_MS, path, async signal => {
      const response = await callBackend(address, locale, request.headers, signal)
      if (response.status !== 200) return { status: statusOf(response, path), body: {} }
      const json = await response.json()
      if (await isSuddenlyEmpty({ path, locale }, json)) throw new TypeError('suddenly empty')
      const body = await cleanAnswer(path, locale, json)
      if (typeof body !== 'object' || body === null) throw new TypeError('neither object nor list')
      return { status: 200, body }
    })
  } catch {
    throw new HttpError(502, 'bad-gateway')
  }
}

/** Only a record may be missing, and only the API itself can say so, not a server in front of it. */
function statusOf({ status, headers }: Response, path: string): number {
  const isAbsence = /\/\d+$/.test(path) && !headers.get('Content-Type')?.includes('html')
  return status === 404 && !isAbsence ? 502 : status
}

function callBackend(address: string, locale: Locale, headers: Headers, signal: AbortSignal) {
  const { origin, fetch } = siteTransport()
  return fetch(
    new Request(origin + address, {
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
