/**
 * The first and the last touch to every visit, for what Next offers no way to say: which part of
 * the address it may see, `Vary` on pages that it renders for each request, and a readable page
 * where its own would be empty. Done where Node hands a request in and an answer out, as
 * `next start` gives no other place.
 */
import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { splitLocale } from '@/lib/i18n/locales'
import { errorPage, errorPagePolicy } from './error-page'
import { queryHeader, targetOf } from './target'

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
    const { url, search } = targetOf(request.url ?? '/')
    request.url = url
    request.headers[queryHeader] = search
    // Next takes the nonce of its scripts from here, and would keep a stranger's with the page.
    for (const name of policyHeaders) delete request.headers[name]
    // For nobody in particular Next would put the titles into the stream (README, decision 5).
    request.headers['user-agent'] ||= 'unknown'
    complete(request, response)
  })
}

function complete(request: IncomingMessage, response: ServerResponse): void {
  const { writeHead, write, end } = response
  /** The page that takes the place of Next's; decided when the first byte is about to leave. */
  let page: string | undefined
  let decided = false

  const decide = (status: number) => {
    if (decided) return
    decided = true
    if (isPage(response)) varyOn(response, pageVary)
    // No HTML leaves without a policy, whatever made it.
    if (isHtml(response) && !response.hasHeader('Content-Security-Policy')) {
      response.setHeader('Content-Security-Policy', nothing)
    }
    if (status >= 500 && isHtml(response)) page = replace(request, response)
  }

  response.writeHead = function (this: ServerResponse, ...args: Parameters<typeof writeHead>) {
    decide(args[0])
    return writeHead.apply(this, args)
  } as typeof writeHead
  response.write = function (this: ServerResponse, ...args: Parameters<typeof write>) {
    decide(this.statusCode)
    return page === undefined ? write.apply(this, args) : true
  } as typeof write
  response.end = function (this: ServerResponse, ...args: Parameters<typeof end>) {
    decide(this.statusCode)
    return page === undefined ? end.apply(this, args) : end.call(this, page, 'utf8')
  } as typeof end
}

function replace(request: IncomingMessage, response: ServerResponse): string {
  for (const name of ['Content-Length', 'Content-Encoding', 'Transfer-Encoding', 'ETag', 'Link']) {
    response.removeHeader(name)
  }
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Security-Policy', errorPagePolicy)
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Retry-After', '30')
  return errorPage(splitLocale(request.url?.split('?')[0] ?? '/').locale)
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
