/**
 * The first and the last touch to every visit, for what Next offers no way to say: which part of
 * the address it may see, `Vary` on pages that it renders for each request, that a visitor has the
 * page already, a page made for this visit as a whole, and a readable one where its own would be
 * empty. Done where Node hands a request in and an answer out, as `next start` gives no other place.
 */
import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { splitLocale } from '@/lib/i18n/locales'
import { bytesOf, readsGzip } from './bytes'
import { errorPage, errorPagePolicy } from './error-page'
import { type MadePage, madePageOf } from './made'
import { queryHeader, targetOf } from './target'
import { isUnchanged, knownTags, tagOf } from './unchanged'

/** What a page depends on beside its address. */
const pageVary = ['User-Agent', 'Cookie']

const policyHeaders = ['content-security-policy', 'content-security-policy-report-only']

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const slot = Symbol.for('clinic.answers')
const shared = globalThis as { [slot]?: true }

/** Called once from the instrumentation, before the first request. */
export function completeAnswers(): void {
  if (shared[slot]) return
  shared[slot] = true
  subscribe('http.server.request.start', message => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const { url, search, hasPage } = targetOf(request.url ?? '/')
    request.url = url
    request.headers[queryHeader] = search
    // Next takes the nonce of its scripts from here, and would keep a stranger's with the page.
    for (const name of policyHeaders) delete request.headers[name]
    // For nobody in particular Next would put the titles into the stream (README, decision 5).
    request.headers['user-agent'] ||= 'unknown'
    complete(request, response, hasPage && packs(request))
  })
}

/**
 * Whether a page is compressed here. Next is then told that the visitor reads nothing compressed;
 * of the parts of a page it takes care itself.
 */
function packs({ headers }: IncomingMessage): boolean {
  if (headers.rsc !== undefined || !readsGzip(headers)) return false
  delete headers['accept-encoding']
  return true
}

function complete(request: IncomingMessage, response: ServerResponse, gzip: boolean): void {
  const { writeHead, flushHeaders, write, end } = response
  const known = knownTags(request.headers)
  /** The page that takes the place of Next's; decided when the first byte is about to leave. */
  let page: string | undefined
  /** Where Next's page is gathered that goes out as a whole. */
  let made: MadePage | undefined
  let decided = false
  /** The head waits for the body, whose length it says. */
  let waits = false

  /** @returns the status to send. */
  const decide = (status: number): number => {
    if (decided) return response.statusCode
    decided = true
    response.statusCode = status
    if (isPage(response)) varyOn(response, pageVary)
    // The tag is that of the page, and this only a part of it.
    if (isPage(response) && !isHtml(response)) response.removeHeader('ETag')
    // No HTML leaves without a policy, whatever made it.
    if (isHtml(response) && !response.hasHeader('Content-Security-Policy')) {
      response.setHeader('Content-Security-Policy', nothing)
    }
    if (status >= 500 && isHtml(response)) page = replace(request, response)
    if (status === 200 && isHtml(response) && isUnchanged(known, response)) {
      page = ''
      response.statusCode = 304
      forgetBody(response)
    }
    if (page === undefined && isHtml(response)) made = madePageOf(response)
    waits = made !== undefined || (page === undefined && gzip && isKept())
    return response.statusCode
  }

  /** Pages that `lib/cache` has given a tag. */
  const isKept = () => isHtml(response) && tagOf(response) !== ''

  /** The whole page at once, and its length. */
  const send = (bytes: Buffer, packed: boolean) => {
    if (packed) response.setHeader('Content-Encoding', 'gzip')
    if (!response.headersSent) response.setHeader('Content-Length', bytes.length)
    return end.call(response, bytes, 'utf8')
  }

  response.writeHead = function (this: ServerResponse, ...args: Parameters<typeof writeHead>) {
    args[0] = decide(args[0])
    return waits ? this : writeHead.apply(this, args)
  } as typeof writeHead
  response.flushHeaders = function (this: ServerResponse) {
    decide(this.statusCode)
    if (!waits) flushHeaders.call(this)
  }
  response.write = function (this: ServerResponse, ...args: Parameters<typeof write>) {
    decide(this.statusCode)
    if (page !== undefined) return true
    if (made) return made.take(args)
    waits = false
    return write.apply(this, args)
  } as typeof write
  response.end = function (this: ServerResponse, ...args: Parameters<typeof end>) {
    decide(this.statusCode)
    waits = false
    if (page !== undefined) return end.call(this, page, 'utf8')
    const [body] = args
    if (made) {
      made.take(args)
      const html = made.html()
      if (!html) return end.call(this, '', 'utf8')
      return send(gzip ? gzipSync(html) : Buffer.from(html), gzip)
    }
    if (typeof body !== 'string' || !isKept()) return end.apply(this, args)
    const packed = gzip && !this.headersSent
    return send(bytesOf(tagOf(this), body, packed), packed)
  } as typeof end
}

function replace(request: IncomingMessage, response: ServerResponse): string {
  forgetBody(response)
  for (const name of ['ETag', 'Link']) response.removeHeader(name)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Security-Policy', errorPagePolicy)
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Retry-After', '30')
  return errorPage(splitLocale(request.url?.split('?')[0] ?? '/').locale)
}

/** What was said of a body that is not sent. */
function forgetBody(response: ServerResponse): void {
  for (const name of ['Content-Length', 'Content-Encoding', 'Transfer-Encoding']) {
    response.removeHeader(name)
  }
}

function isHtml(response: ServerResponse): boolean {
  return typeOf(response).startsWith('text/html')
}

/** HTML, or the same page as a client navigation gets it. */
function isPage(response: ServerResponse): boolean {
  return isHtml(response) || typeOf(response).startsWith('text/x-component')
}

function typeOf(response: ServerResponse): string {
  return String(response.getHeader('Content-Type') ?? '')
}

function varyOn(response: ServerResponse, names: readonly string[]): void {
  const given = String(response.getHeader('Vary') ?? '')
  const known = given.toLowerCase().split(/\s*,\s*/)
  const added = names.filter(name => !known.includes(name.toLowerCase()))
  if (added.length > 0) response.setHeader('Vary', [given, ...added].filter(Boolean).join(', '))
}
