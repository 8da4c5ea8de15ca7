import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'
import fresh from 'fresh'
import { retryAfter } from '@/lib/http/headers'
import { splitLocale } from '@/lib/routing/locales'
import { errorPage, errorPagePolicy } from './error-page'

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]
type Done = (error?: Error | null) => void

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Pages are revalidated on every use, because one URL has two layouts: with Next's own
 * `Cache-Control` Chrome serves the RSC payload of the other layout from its disk cache. Set here,
 * as Next would take a value from the middleware for a request header, that is for a reload.
 */
const alwaysRevalidate = 'private, no-cache'

/**
 * The ETag of the response. The page cache has one for the HTML; the RSC payload under the same URL
 * gets a suffix.
 */
function etagOf(response: ServerResponse): string | undefined {
  const tag = response.getHeader('ETag')
  if (typeof tag !== 'string') return undefined
  const isRscPayload = String(response.getHeader('Content-Type')).startsWith('text/x-component')
  return isRscPayload ? tag.replace(/(-rsc)?"$/, '-rsc"') : tag
}

/** Whether the response to a conditional request is 304 (`If-None-Match`). */
export function isNotModified(response: ServerResponse): boolean {
  const etag = etagOf(response)
  if (!etag || response.statusCode !== 200) return false
  return fresh(response.req.headers, { etag })
}

/**
 * `ServerResponse` of the site (an option of `createServer`): conditional requests, `no-store` on
 * errors, a whole page instead of Next's error page, which is empty until scripts run, and no HTML
 * without a Content-Security-Policy. HTML is sent in one go, once it is complete: a page that is being compressed
 * comes in parts, and of a process that dies between them a proxy would have forwarded half.
 */
export class SiteResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  #errorPage: string | undefined

  override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
    // Internal to Next; with a long query the header is beyond the limits of proxies.
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
      // The middleware's 503 is a whole page already.
      const isWhole = status === 503 && this.hasHeader('Retry-After')
      if (status >= 500 && !isWhole) this.#replace()
      else if (!this.hasHeader('Content-Security-Policy')) {
        this.setHeader('Content-Security-Policy', nothing)
      }
      // Of the response, Node 22 and 24 would send the end first.
      this.socket?.cork()
    }
    return super.writeHead(status, reason as string, headers)
  }

  override write(chunk: unknown, encoding?: BufferEncoding | Done, done?: Done): boolean {
    this.#sendHead()
    if (this.#errorPage !== undefined) return true
    const flows = super.write(chunk, encoding as BufferEncoding, done)
    // Nothing drains before the end of a page, so its writer must not wait for that.
    return flows || Boolean(this.socket?.writableCorked)
  }

  override end(chunk?: unknown, encoding?: BufferEncoding | (() => void), done?: () => void): this {
    if (this.statusCode >= 500) this.#sendHead()
    if (this.#errorPage !== undefined) return super.end(this.#errorPage)
    // As a Buffer: Node concatenates a string with the headers and encodes the whole of it twice.
    const body = typeof chunk === 'string' && !encoding ? Buffer.from(chunk) : chunk
    return super.end(body, encoding as BufferEncoding, done)
  }

  /**
   * `writeHead` decides whether the body is replaced, so it is called before the body is written.
   */
  #sendHead(): void {
    if (!this.headersSent) this.writeHead(this.statusCode)
  }

  /** Neither browsers nor nginx (`X-Accel-Expires`) may store it. */
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

  /** Next's error responses may have no `Content-Type`. */
  #isHtml(): boolean {
    const type = this.getHeader('Content-Type')
    return type === undefined ? this.statusCode >= 500 : String(type).startsWith('text/html')
  }
}
