/**
 * The HTTP client of the crawl: limits concurrency, retries while a server is busy, and lists what
 * it could not fetch.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type CrawlRequest, send as sendAs, type Visitors } from '../rules/crawl'
import type { HttpResponse } from '../rules/page-types'
import type { PictureFile } from '../rules/site'
import { measure as measureFile } from '../rules/targets'
import { createSemaphore } from './semaphore'

export interface Unreached {
  readonly url: string
  readonly visitor: string
  /** Node's error code or message. */
  readonly reason: string
}

export interface CrawlClient {
  /** Status 0 where there was no response: the reason is in `unreached`. Never throws. */
  readonly send: (
    request: Omit<CrawlRequest, 'visitor'> & { readonly visitor?: string },
  ) => Promise<HttpResponse>
  readonly measure: (url: string) => Promise<PictureFile>
  readonly unreached: readonly Unreached[]
}

export interface CrawlClientOptions {
  /** Origin of the pages' URLs. */
  readonly origin: string
  /** Origin that requests go to: another one for a copy of the site. */
  readonly base: string
  readonly visitors: Visitors
  readonly concurrency: number
  /** Milliseconds. */
  readonly timeout?: number
  /** Milliseconds before the second and the third attempt. */
  readonly pauses?: readonly number[]
  readonly onResponse?: () => void
}

/** Statuses by which a server says that it is busy. */
const busy = [429, 503]

export function createCrawlClient(options: CrawlClientOptions): CrawlClient {
  const { origin, base, visitors, concurrency, onResponse } = options
  const { timeout = 30_000, pauses = [500, 3000] } = options
  const semaphore = createSemaphore(concurrency)
  const unreached: Unreached[] = []
  const [first = ''] = Object.keys(visitors)
  const isOwn = (url: string) => url === origin || url.startsWith(`${origin}/`)
  const there = (url: string) => (isOwn(url) ? base + url.slice(origin.length) : url)

  async function withRetries<T extends { readonly status: number }>(
    attempt: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const once = () => semaphore(() => withDeadline(timeout, attempt))
    for (const wait of pauses) {
      const response = await once().catch(() => null)
      if (response && !busy.includes(response.status)) return response
      await pause(wait)
    }
    return once()
  }

  return {
    unreached,
    async send(request) {
      const { url, visitor = first } = request
      try {
        const response = await withRetries(signal =>
          sendAs({ ...request, url: there(url), visitor, signal }, visitors),
        )
        if (response.status === 429) throw new Error('429 Too Many Requests')
        return { ...response, url }
      } catch (error) {
        unreached.push({ url, visitor, reason: reasonOf(error) })
        return { url, visitor, status: 0, headers: {}, body: '' }
      } finally {
        onResponse?.()
      }
    },
    async measure(url) {
      try {
        return await withRetries(signal => measureFile(there(url), signal))
      } catch (error) {
        unreached.push({ url, visitor: first, reason: reasonOf(error) })
        return { status: 0, bytes: 0, width: 0, height: 0 }
      }
    },
  }
}

/** A timer of its own: that of `AbortSignal.timeout` does not keep the process alive. */
async function withDeadline<T>(
  ms: number,
  attempt: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const late = new Error(`no answer within ${ms} ms`)
  const timer = setTimeout(() => controller.abort(late), ms)
  try {
    return await attempt(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}

interface Thrown {
  readonly message?: string
  readonly code?: string
  readonly cause?: Thrown
}

/** Node's fetch says "fetch failed" and keeps what happened in the cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Thrown
  return String(cause?.code ?? cause?.message ?? message ?? error)
}
