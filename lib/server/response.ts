import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'
import fresh from 'fresh'
import { splitLocale } from '@/lib/i18n/locales'
import { errorPage, errorPagePolicy } from './error-page'
import { retryAfter } from './headers'

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]
type Done = (error?: Error | null) => void

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Browsers ask again for every page, as one address has two layouts: with Next's own value Chrome
 * answers a client navigation of one layout from its cache of the other. It stands here and not in
 * the middleware because Next reads what the middleware says as the request's own, as a reload.
 */
const alwaysRevalidate = 'private, no-cache'

/**
 * The ETag of what is sent. A kept page has one, which is that of its HTML; what the browser's router
 * asks for under the same address is another text.
 */
function etagOf(response: ServerResponse): string | undefined {
  const tag = response.getHeader('ETag')
  if (typeof tag !== 'string') return undefined
  const isRscPayload = String(response.getHeader('Content-Type')).startsWith('text/x-component')
  return isRscPayload ? tag.replace(/(-rsc)?"$/, '-rsc"') : tag
}

/** Whether the browser has this very answer already, so that it needs nothing but to hear so. */
export function isNotModified(response: ServerResponse): boolean {
  const etag = etagOf(response)
  if (!etag || response.statusCode !== 200) return false
  return fresh(response.req.headers, { etag })
}

/**
 * An answer of the site (Node's option `ServerResponse` of `createServer`). Next's page for its own
 * failures is empty until scripts run: a whole one takes its place. No HTML leaves without a policy.
 */
export class SiteResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  #errorPage: string | undefined

  override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
    // Next tells itself where it rewrote to; with a long query no proxy would read such a header.
    this.removeHeader('x-middleware-rewrite')
    if (String(this.getHeader('Cache-Control') ?? '').startsWith('s-maxage=')) {
      this.setHeader('Cache-Control', alwaysRevalidate)
    }
    const tag = etagOf(this)
    if (tag) this.setHeader('ETag', tag)
    if (isNotModified(this)) {
      for (const name of ['Content-Length', 'Content-Type']) this.removeHeader(name)
      return super.writeHead(304)
    }
    if (status >= 500) this.#forbidStoring()
    if (this.#isHtml()) {
      // The middleware's page for what there is no content for is whole already.
      const isWhole = status === 503 && this.hasHeader('Retry-After')
      if (status >= 500 && !isWhole) this.#replace()
      else if (!this.hasHeader('Content-Security-Policy')) {
        this.setHeader('Content-Security-Policy', nothing)
      }
    }
    return super.writeHead(status, reason as string, headers)
  }

  override write(chunk: unknown, encoding?: BufferEncoding | Done, done?: Done): boolean {
    this.#sendHead()
    if (this.#errorPage !== undefined) return true
    return super.write(chunk, encoding as BufferEncoding, done)
  }

  override end(chunk?: unknown, encoding?: BufferEncoding | (() => void), done?: () => void): this {
    if (this.statusCode >= 500) this.#sendHead()
    if (this.#errorPage !== undefined) return super.end(this.#errorPage)
    // Node joins a string with the head, and then has to turn the whole of it into bytes twice over.
    const body = typeof chunk === 'string' && !encoding ? Buffer.from(chunk) : chunk
    return super.end(body, encoding as BufferEncoding, done)
  }

  /** The status decides whether the body counts, so the head goes first. */
  #sendHead(): void {
    if (!this.headersSent) this.writeHead(this.statusCode)
  }

  /** Neither a browser nor a page cache in front, which obeys the last of these. */
  #forbidStoring(): void {
    this.setHeader('Cache-Control', 'no-store')
    for (const name of ['ETag', 'Link', 'X-Accel-Expires']) this.removeHeader(name)
  }

  #replace(): void {
    for (const name of ['Content-Length', 'Content-Encoding', 'Transfer-Encoding']) {
      this.removeHeader(name)
    }
    this.setHeader('Content-Type', 'text/html; charset=utf-8')
    this.setHeader('Content-Security-Policy', errorPagePolicy)
    this.setHeader('Retry-After', retryAfter)
    this.#errorPage = errorPage(splitLocale(this.req.url?.split('?')[0] ?? '/').locale)
  }

  /** Next's last words on a failure have no type at all. */
  #isHtml(): boolean {
    const type = this.getHeader('Content-Type')
    return type === undefined ? this.statusCode >= 500 : String(type).startsWith('text/html')
  }
}
