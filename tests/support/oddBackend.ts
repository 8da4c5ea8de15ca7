/** A real backend behind a proxy that sends its lists in pages, limits calls, or redirects them. */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startBackend } from './site'

export interface OddBackend {
  readonly url: string
  /** `ru analyses?page=2`: all calls of the API so far. */
  readonly calls: string[]
  /** Records of a page; 0: lists are whole. */
  pageSize: number
  /** The origin in the links to further pages. */
  linkOrigin: string
  /** Paths below `/api/` that are answered with 500; `*`: all. */
  failing: readonly string[]
  /** Calls that are answered in each window of `windowMs`; the others get 429. */
  limit: { readonly calls: number; readonly windowMs: number } | null
  /** Every path without a slash at its end is redirected to the one with it. */
  hasSlashes: boolean
  /** Changes each record, of a list or alone; `list` is the path of its list. */
  change: (list: string, record: Record<string, unknown>, locale: string) => object
  /** Number of calls that were refused because of the limit. */
  refused: number
  stop(): Promise<void>
}

const json = { 'Content-Type': 'application/json' }

export async function startOddBackend(): Promise<OddBackend> {
  const real = await startBackend()
  let windowEnd = 0
  let inWindow = 0

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', odd.url)
    const path = url.pathname.replace(/^\/api\/|\/$/g, '')
    const locale = String(request.headers['accept-language'] ?? 'ru')
    if (odd.hasSlashes && !url.pathname.endsWith('/')) {
      return response.writeHead(301, { Location: `${url.pathname}/${url.search}` }).end()
    }
    odd.calls.push(`${locale} ${path}${url.search}`)
    if (isLimited(response)) return
    if (odd.failing.includes('*') || odd.failing.includes(path)) {
      return response.writeHead(500, json).end('{"message":"Boom"}')
    }
    // A kept connection may be closed by the other end just when it is used again.
    const answer = await fetch(`${real.url}/api/${path}`, {
      headers: { 'Accept-Language': locale, Connection: 'close' },
    })
    const body = changed(await answer.text(), path, locale)
    response.writeHead(answer.status, json)
    response.end(odd.pageSize > 0 ? paged(body, url) : body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  function isLimited(response: ServerResponse): boolean {
    if (!odd.limit) return false
    const now = Date.now()
    if (now > windowEnd) {
      windowEnd = now + odd.limit.windowMs
      inWindow = 0
    }
    inWindow += 1
    if (inWindow <= odd.limit.calls) return false
    odd.refused += 1
    const seconds = Math.ceil((windowEnd - now) / 1000)
    response.writeHead(429, { ...json, 'Retry-After': String(seconds) }).end('{}')
    return true
  }

  function changed(body: string, path: string, locale: string): string {
    const { data, ...others } = JSON.parse(body)
    if (typeof data !== 'object' || data === null) return body
    const list = path.replace(/\/\d+$/, '')
    const change = (record: Record<string, unknown>) => odd.change(list, record, locale)
    return JSON.stringify({
      ...others,
      data: Array.isArray(data) ? data.map(change) : change(data),
    })
  }

  /** As a paginated resource of Laravel. */
  function paged(body: string, url: URL): string {
    const { data } = JSON.parse(body)
    const list: unknown = Array.isArray(data) ? data : data?.data
    if (!Array.isArray(list)) return body
    const page = Number(url.searchParams.get('page') ?? 1)
    const last = Math.max(1, Math.ceil(list.length / odd.pageSize))
    const next = page < last ? `${odd.linkOrigin}${url.pathname}?page=${page + 1}` : null
    return JSON.stringify({
      data: list.slice(odd.pageSize * (page - 1), odd.pageSize * page),
      links: { next },
      meta: { total: list.length, per_page: odd.pageSize },
    })
  }

  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const odd: OddBackend = {
    url,
    calls: [],
    pageSize: 0,
    linkOrigin: url,
    failing: [],
    limit: null,
    hasSlashes: false,
    change: (_list, record) => record,
    refused: 0,
    async stop() {
      server.closeAllConnections()
      server.close()
      await real.stop('SIGKILL')
    },
  }
  return odd
}
