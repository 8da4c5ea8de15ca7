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

const emptyPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Pages are revalidated on every use, because one URL has two layouts. Set here, as Next would read
 * a value set by the middleware as a request header, that is as a reload.
 */
const alwaysRevalidate = 'private, no-cache'

/** The ETag of the response. Next appends the headers of route handlers, which makes arrays of them. */
const etagOf = (response: ServerResponse) => String(response.getHeader('ETag') ?? '') || undefined

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
  return fresh(headers, { etag: etagOf(response), ...(isSame && { 'last-modified': modified }) })
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
 * `ServerResponse` of the site (an option of `createServer`): conditional requests, `no-store` on
 * errors, a whole page instead of Next's error page, which is empty until scripts run, and no HTML
 * without a Content-Security-Policy. HTML is buffered and sent with a Content-Length: of a process
 * that dies while streaming, a proxy would have forwarded half a page. It also spares proxies
 * chunked encoding.
 */
export class SiteResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  #errorPage: string | undefined
  /** Arguments of `writeHead` for HTML that is not complete. */
  #held: [number, string | Headers | undefined, Headers | undefined] | undefined
  #parts: Uint8Array[] = []

  // @ts-expect-error Node has an accessor, its types a property.
  override get headersSent(): boolean {
    return this.#held !== undefined || Reflect.get(ServerResponse.prototype, 'headersSent', this)
  }

  override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
    if (this.#held) return this
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
        this.setHeader('Content-Security-Policy', emptyPolicy)
      }
      this.#held = [status, reason, headers]
      return this
    }
    return super.writeHead(status, reason as string, headers)
  }

  override flushHeaders(): void {
    this.#sendHead()
    if (!this.#held) super.flushHeaders()
  }

  override write(chunk: unknown, encoding?: BufferEncoding | Done, done?: Done): boolean {
    this.#sendHead()
    if (!this.#held) return super.write(chunk, encoding as BufferEncoding, done)
    this.#parts.push(bufferOf(chunk, encoding))
    const written = typeof encoding === 'function' ? encoding : done
    if (written) process.nextTick(written)
    return true
  }

  override end(chunk?: unknown, encoding?: BufferEncoding | (() => void), done?: () => void): this {
    if (this.statusCode >= 500 || this.#isHtml()) this.#sendHead()
    if (this.#held) return this.#endPage(chunk, encoding, done)
    // As a Buffer: Node concatenates a string with the headers and encodes the whole of it twice.
    const body = typeof chunk === 'string' && !encoding ? Buffer.from(chunk) : chunk
    return super.end(body, encoding as BufferEncoding, done)
  }

  /** @param rest what `end` was given: the last part and a callback, if any */
  #endPage(...rest: readonly unknown[]): this {
    const [status, reason, headers] = this.#held ?? [this.statusCode]
    const [last, encoding] = rest
    const ended = rest.find((each): each is () => void => typeof each === 'function')
    const isPart = typeof last === 'string' || last instanceof Uint8Array
    const parts = isPart ? [...this.#parts, bufferOf(last, encoding)] : this.#parts
    const page = this.#errorPage === undefined ? joined(parts) : Buffer.from(this.#errorPage)
    this.#held = undefined
    this.#parts = []
    // For HEAD Next writes no body, so the page's length is unknown.
    if (this.req.method !== 'HEAD') this.setHeader('Content-Length', page.length)
    super.writeHead(status, reason as string, headers)
    return super.end(page, ended)
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
    for (const name of ['ETag', 'Last-Modified', 'Link', 'X-Accel-Expires']) this.removeHeader(name)
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

function bufferOf(chunk: unknown, encoding: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk
  return Buffer.from(
    String(chunk),
    typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8',
  )
}

/** A single chunk is not copied: that would be a sixth of the cost of sending it. */
const joined = (parts: readonly Uint8Array[]) =>
  parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)
