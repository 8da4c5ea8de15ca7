import type { ServerResponse } from 'node:http'
import fresh from 'fresh'
import onHeaders from 'on-headers'
import { retryAfter } from '@/lib/http/headers'
import { splitLocale } from '@/lib/routing/split-locale'
import { errorPage, errorPagePolicy } from './error-page'
import { sendPagesWhole } from './whole-page'

const emptyPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Pages are revalidated on every use, because one URL has two layouts. Set here, as Next would read
 * a value set by the middleware as a request header, that is as a reload.
 */
const alwaysRevalidate = 'private, no-cache'

/**
 * Whether the response to a conditional request is 304. `If-Modified-Since` has to be exactly the
 * date of the response, as for nginx: another instance, or a cache in front, may have sent older
 * content later.
 */
export function isNotModified(response: ServerResponse): boolean {
  if (response.statusCode !== 200) return false
  const { headers } = response.req
  const modified = String(response.getHeader('Last-Modified'))
  const isSame = Date.parse(modified) === Date.parse(headers['if-modified-since'] ?? '')
  const etag = String(response.getHeader('ETag') ?? '')
  return fresh(headers, { etag, ...(isSame && { 'last-modified': modified }) })
}

/** Ends a failed response: 500, or a broken connection, as a truncated body must not look whole. */
export function endFailed(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.statusCode = 500
  response.end()
}

/**
 * Prepares a response, before anything is written: conditional requests, `no-store` on errors, a
 * whole page instead of Next's error page, which is empty until scripts run, no HTML without a
 * Content-Security-Policy, and pages that are sent whole.
 */
export function prepareResponse(response: ServerResponse): void {
  let instead: string | undefined
  sendPagesWhole(response, () => instead)
  onHeaders(response, () => {
    // Internal to Next; with a long query the header is beyond the limits of proxies.
    response.removeHeader('x-middleware-rewrite')
    if (String(response.getHeader('Cache-Control') ?? '').startsWith('s-maxage=')) {
      response.setHeader('Cache-Control', alwaysRevalidate)
    }
    if (isNotModified(response)) {
      for (const name of ['Content-Length', 'Content-Type']) response.removeHeader(name)
      response.statusCode = 304
      return
    }
    if (response.statusCode >= 500 || isSharedFailure(response)) forbidStoring(response)
    if (isFailedPage(response)) {
      prepareErrorPage(response)
      instead = errorPage(splitLocale(response.req.url?.split('?')[0] ?? '/').locale)
    } else if (isHtml(response) && !response.hasHeader('Content-Security-Policy')) {
      response.setHeader('Content-Security-Policy', emptyPolicy)
    }
  })
}

/**
 * Next appends the headers of route handlers, which makes arrays of them: `compression` and `fresh`
 * know strings. Called after what registers listeners that read them, as the last is asked first.
 */
export function unwrapHeaders(response: ServerResponse): void {
  onHeaders(response, () => {
    for (const name of ['Content-Type', 'ETag']) {
      const value = response.getHeader(name)
      if (Array.isArray(value)) response.setHeader(name, String(value))
    }
  })
}

/** A missing file, with the headers of the folder that it is missing from. */
const isSharedFailure = (response: ServerResponse) =>
  response.statusCode >= 400 && String(response.getHeader('Cache-Control')).startsWith('public')

/** Neither browsers nor nginx (`X-Accel-Expires`) may store it. */
function forbidStoring(response: ServerResponse): void {
  response.setHeader('Cache-Control', 'no-store')
  for (const name of ['ETag', 'Last-Modified', 'Link', 'X-Accel-Expires']) {
    response.removeHeader(name)
  }
}

function prepareErrorPage(response: ServerResponse): void {
  for (const name of ['Content-Length', 'Content-Encoding', 'Transfer-Encoding']) {
    response.removeHeader(name)
  }
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Security-Policy', errorPagePolicy())
  response.setHeader('Retry-After', retryAfter)
}

/**
 * Next's error responses have no `Content-Type`, or are plain text where the code of a page cannot
 * be loaded; a 503 that says when to return is the site's own.
 */
function isFailedPage(response: ServerResponse): boolean {
  const { statusCode } = response
  if (statusCode === 503 && response.hasHeader('Retry-After')) return false
  return statusCode >= 500 && /^$|^text\/(html|plain)/.test(typeOf(response))
}

const isHtml = (response: ServerResponse) => typeOf(response).startsWith('text/html')

const typeOf = (response: ServerResponse) => String(response.getHeader('Content-Type') ?? '')
