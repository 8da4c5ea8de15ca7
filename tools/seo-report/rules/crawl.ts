/** Loads pages as crawlers do: plain HTTP, no JavaScript, no cookies, no redirects followed. */
import { parsePage } from './page'
import type { HttpResponse, Page } from './page-types'

export interface CrawlRequest {
  readonly url: string
  readonly visitor: string
  readonly method?: 'GET' | 'HEAD'
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/** User-Agents by the name of the visitor. */
export type Visitors = Readonly<Record<string, string>>

/** Sends a request as the first visitor, if no other is named. */
export type Send = (
  request: Omit<CrawlRequest, 'visitor'> & { readonly visitor?: string },
) => Promise<HttpResponse>

/** Maximum number of concurrent requests. */
export const concurrency = 8

/** @throws TypeError when the server cannot be reached */
export async function send(
  { url, visitor, method = 'GET', headers, signal }: CrawlRequest,
  visitors: Visitors,
): Promise<HttpResponse> {
  const started = performance.now()
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    signal: signal ?? null,
    headers: {
      'User-Agent': visitors[visitor] ?? '',
      // Compression is not checked here, and would cost the server most of its time.
      'Accept-Encoding': 'identity',
      ...headers,
    },
  })
  return {
    url,
    visitor,
    status: response.status,
    headers: Object.fromEntries(response.headers),
    firstByte: performance.now() - started,
    body: await response.text(),
  }
}

/** Runs `work` over the items, `size` at a time, the results in their order. */
export async function pooled<T, R>(
  items: readonly T[],
  size: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(size, items.length) }, worker))
  return results
}

/**
 * One URL as each of the visitors gets it, one after the other. Visitors with the same layout
 * get the same bytes, which are parsed once.
 */
export async function seenBy(
  url: string,
  visitors: readonly string[],
  send: (request: CrawlRequest) => Promise<HttpResponse>,
): Promise<Page[]> {
  const known = new Map<string, Page>()
  const pages: Page[] = []
  for (const visitor of visitors) {
    const response = await send({ url, visitor })
    const twin = known.get(response.body)
    const { status, headers, firstByte } = response
    const page = twin ? { ...twin, visitor, status, headers, firstByte } : parsePage(response)
    known.set(response.body, page)
    pages.push(page)
  }
  return pages
}
