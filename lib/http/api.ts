/** The handlers of `app/api/[...path]`: which path takes which method. */
import 'server-only'
import { readThrough } from './proxy'
import { isReadable } from './readable'
import { isRequestEndpoint, receive } from './receive'
import { HttpError, withErrorResponse } from './response'
import { isSearch, readSearch } from './search'

/** Lists, records and search. */
export function read(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    refuseOtherMethods(request, 'GET, HEAD')
    return isSearch(new URL(request.url).pathname) ? readSearch(request) : readThrough(request)
  })
}

/** Callback requests. */
export function submit(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    refuseOtherMethods(request, 'POST')
    const { pathname } = new URL(request.url)
    if (!isRequestEndpoint(pathname)) throw new HttpError(404, 'not-found')
    return receive(request, pathname)
  })
}

/** Content is never written through the site: the backend has such calls, pages use none (B37). */
export function refuse(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    refuseOtherMethods(request, '')
    throw new HttpError(404, 'not-found')
  })
}

/** 204 with the methods of a path in `Allow`. */
export function options(request: Request): Response {
  const allow = allowedMethods(request)
  return new Response(null, { status: allow ? 204 : 404, headers: { Allow: allow } })
}

/** @throws HttpError 405 for a path that takes other methods than those of the handler. */
function refuseOtherMethods(request: Request, handled: string): void {
  const allow = allowedMethods(request)
  if (!allow || allow === handled) return
  throw new HttpError(405, 'method-not-allowed', { headers: { Allow: allow } })
}

function allowedMethods(request: Request): '' | 'GET, HEAD' | 'POST' {
  const { pathname } = new URL(request.url)
  if (isRequestEndpoint(pathname)) return 'POST'
  return isReadable(pathname) || isSearch(pathname) ? 'GET, HEAD' : ''
}
