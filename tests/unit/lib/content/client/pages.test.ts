/** Lists in pages, in the shapes of the frameworks that send them, over HTTP. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getWhole } from '@/lib/content/client/pages'
import { httpTransport } from '@/lib/content/client/transport'

const size = 15
const all = Array.from({ length: 47 }, (_, index) => ({ id: index + 1, name: `${index}` }))
const lastPage = Math.ceil(all.length / size)
const total = all.length

interface Page {
  readonly page: number
  readonly data: readonly object[]
  /** Address of the next page, as the backend's framework makes it. */
  readonly next: string | null
}

type Sent = { readonly body: unknown; readonly headers?: Record<string, string>; status?: number }

let server: Server
let origin: string
let calls: string[]
let send: (page: Page, request: IncomingMessage, response: ServerResponse) => Sent | null

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', origin)
    calls.push(url.pathname.slice('/api/'.length) + url.search)
    const page = Number(url.searchParams.get('page') ?? url.searchParams.get('cursor') ?? 1)
    const data = all.slice(size * (page - 1), size * page)
    const next = page < lastPage ? `${origin}/api/things?page=${page + 1}` : null
    const sent = send({ page, data, next }, request, response)
    if (!sent) return
    response.writeHead(sent.status ?? 200, { 'Content-Type': 'application/json', ...sent.headers })
    response.end(JSON.stringify(sent.body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  calls = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const read = (query?: Record<string, string>) =>
  getWhole({ path: 'things', locale: 'ru', query }, httpTransport(origin))

const whole = { json: { data: all }, pages: lastPage }

const meta = (page: number) => ({ current_page: page, last_page: lastPage, per_page: size, total })

test.each<[string, (page: Page) => Sent]>([
  [
    'a resource of Laravel',
    ({ data, next, page }) => ({
      body: { data, links: { first: 'x', next }, meta: { ...meta(page), links: [{ url: next }] } },
    }),
  ],
  [
    'a paginator of Laravel',
    ({ data, next, page }) => ({ body: { ...meta(page), data, next_page_url: next, links: [] } }),
  ],
  [
    'a paginator under data',
    ({ data, next, page }) => ({ body: { data: { ...meta(page), data, next_page_url: next } } }),
  ],
  [
    'numbers of pages below',
    ({ data, page }) => ({ body: { data, pages: { current: page, all: lastPage } } }),
  ],
  [
    'a total of pages below',
    ({ data, page }) => ({ body: { data, pages: { number: page, total: lastPage } } }),
  ],
  ['a paginator without numbers', ({ data, next }) => ({ body: { data, next_page_url: next } })],
  [
    'links through http behind a proxy',
    ({ data, next, page }) => ({
      body: { data: { data, next_page_url: next?.replace(/:\d+/, ''), ...meta(page) } },
    }),
  ],
  [
    'links to an inner address, but numbers',
    ({ data, next, page }) => ({
      body: {
        data,
        links: { next: next && 'http://10.0.0.7/api/things?page=9' },
        meta: meta(page),
      },
    }),
  ],
  [
    'a cursor and a relative link',
    ({ data, page, next }) => ({
      body: { data, links: { next: next && `/api/things?cursor=${page + 1}` } },
    }),
  ],
  [
    'links as JSON:API has them',
    ({ data, next }) => ({ body: { data, links: { next: next && { href: next } } } }),
  ],
  [
    'a header Link',
    ({ data, next }) => ({
      body: data,
      headers: { Link: next ? `<${origin}/api/things>; rel="first", <${next}>; rel="next"` : '' },
    }),
  ],
  [
    'the number of pages in a header',
    ({ data }) => ({ body: data, headers: { 'X-WP-TotalPages': String(lastPage) } }),
  ],
  [
    'pages of objects by number',
    ({ data, page }) => ({ body: { data: { ...data }, meta: meta(page) } }),
  ],
])('%s: all records are read', async (_, shape) => {
  send = shape
  expect(await read()).toMatchObject(whole)
  expect(calls).toHaveLength(lastPage)
})

test('1C’s pages with Russian names are read, and its no to more is the end (B1493)', async () => {
  send = ({ data, page }) => ({
    body: { data, Страница: page, ВсегоСтраниц: lastPage, ЕстьЕще: page < lastPage ? 'Да' : 'Нет' },
  })
  expect((await read())?.pages).toBe(lastPage)
  for (const end of [{ has_more: 'нет' }, { lastPage: 0 }, { end: '0' }, { last: true }]) {
    send = ({ data }) => ({ body: { data, ...end } })
    expect((await read())?.pages).toBe(1)
  }
})

test('a list in one page, and a record, come as they were sent', async () => {
  const one = { data: all, links: { next: null }, meta: { current_page: 1, last_page: 1, total } }
  send = () => ({ body: one })
  expect(await read()).toEqual({
    text: JSON.stringify(one),
    json: one,
    pages: 1,
    validators: {},
  })
  const record = { data: { id: 7, name: 'x', next: 'y', total: 99 } }
  send = () => ({ body: record })
  expect(await read()).toMatchObject({ json: record, pages: 1 })
  expect(calls).toHaveLength(2)
})

test.each<object>([
  { next: null, has_more: false, total },
  { meta: { total, count: total, per_page: 100, next_cursor: null, total_pages: 1 } },
  { links: { next: '', more: [] }, pageInfo: { hasNextPage: 'false', endCursor: 'QUJD' } },
  { scroll_id: 'QUJD', total },
  { cursor: 'QUJD', has_more: false },
  { pages: { current: 1, total: 1 } },
  { limit: 100, offset: 0, next: 0, is_last_page: true, discount: 90, total_price: 5000 },
])('%j is the end', async signs => {
  send = () => ({ body: { data: all, ...signs } })
  expect(await read()).toMatchObject({ json: { data: all }, pages: 1 })
})

test('the query of the call is that of every page', async () => {
  send = ({ data, next }) => ({ body: { data, next_page_url: next } })
  await read({ sort_by: 'rating' })
  expect(calls.at(-1)).toBe('things?sort_by=rating&page=4')
})

test('a record that moved to the next page while they were read is there once', async () => {
  send = ({ data, next }) => ({ body: { data: [...data, all[0]], next_page_url: next } })
  expect(await read()).toMatchObject(whole)
})

test('a limit between the pages is waited for', async () => {
  let refused = 0
  send = ({ data, next, page }) => {
    if (page === 3 && refused++ === 0) {
      return { body: {}, status: 429, headers: { 'Retry-After': '1' } }
    }
    return { body: { data, next_page_url: next } }
  }
  const begin = Date.now()
  expect(await read()).toMatchObject(whole)
  expect(Date.now() - begin).toBeGreaterThan(900)
})

test.each<[string, (page: Page) => Sent, string]>([
  [
    'a next page at another origin',
    ({ data }) => ({ body: { data, links: { next: 'https://other.example/api/things?page=2' } } }),
    'its next page is at another address, https://other.example',
  ],
  [
    'a next page outside of the API',
    ({ data }) => ({ body: { data, next_page_url: '/admin?page=2' } }),
    'its next page is at another address, http://127.0.0.1',
  ],
  ['a total alone', ({ data }) => ({ body: { data, total } }), '15 of 47 records'],
  [
    'a total in a header',
    ({ data }) => ({ body: data, headers: { 'X-Total-Count': '47' } }),
    '15 of 47 records',
  ],
  ['more without an address', ({ data }) => ({ body: { data, has_more: true } }), 'more records'],
  [
    'an offset of Bitrix',
    ({ data }) => ({ body: { data, next: 15, total } }),
    'there are more records',
  ],
  [
    'a next page as an object',
    ({ data }) => ({ body: { data, next: { page: 2 } } }),
    'more records',
  ],
  [
    'a cursor without an address',
    ({ data }) => ({ body: { data, meta: { next_page_url: null, nextPageToken: 'QUJD' } } }),
    'more records',
  ],
  [
    'more as a word',
    ({ data }) => ({ body: { data, pageInfo: { hasMore: 'Y' } } }),
    'more records',
  ],
  [
    'a page that is not the last',
    ({ data }) => ({ body: { data, page: { last: false } } }),
    'more records',
  ],
  ['an end that is not reached', ({ data }) => ({ body: { data, isEnd: false } }), 'more records'],
  ['a last page denied', ({ data }) => ({ body: { data, LAST_PAGE: 'N' } }), 'more records'],
  ['an end of a file', ({ data }) => ({ body: { data, eof: false } }), 'more records'],
  ["Salesforce's end", ({ data }) => ({ body: { data, done: false } }), 'more records'],
  [
    'a cursor below',
    ({ data }) => ({ body: { data, meta: { cursor: { next: 'c' } } } }),
    'more records',
  ],
  [
    'a key to go on from',
    ({ data }) => ({ body: { data, LastEvaluatedKey: { id: 15 } } }),
    'more records',
  ],
  [
    "ASP.NET's header",
    ({ data }) => ({ body: data, headers: { 'X-Pagination': '{"HasNext":true}' } }),
    'more records',
  ],
  ['a header', ({ data }) => ({ body: data, headers: { 'X-Has-More': 'true' } }), 'more records'],
  ['a remainder', ({ data }) => ({ body: { data, remaining: 32 } }), 'more records'],
  ['half an answer', ({ data }) => ({ body: { data, incomplete_results: true } }), 'more records'],
  [
    'a total beside the end',
    ({ data }) => ({ body: { data, next: null, recordsTotal: '47' } }),
    '15 of 47 records',
  ],
  ['a count of OData', ({ data }) => ({ body: { data, '@odata.count': 47 } }), '15 of 47 records'],
  [
    'a total in Content-Range',
    ({ data }) => ({ body: data, headers: { 'Content-Range': 'items 0-14/47' } }),
    '15 of 47 records',
  ],
  [
    'a next page in a header',
    ({ data }) => ({ body: data, headers: { 'X-Next-Page': '2' } }),
    'more records',
  ],
  [
    'a page that is full to its limit',
    ({ data }) => ({ body: { data, meta: { offset: 0, limit: 15 } } }),
    '15 records are its limit',
  ],
  [
    'a number of pages, where the page is not chosen by ours',
    () => ({ body: { data: all.slice(0, size), pages: lastPage } }),
    'page 2 has the records of earlier ones',
  ],
  [
    "Elasticsearch's scroll",
    ({ data }) => ({ body: { data, scroll_id: 'QUJD' } }),
    'more records behind its cursor',
  ],
  [
    "CouchDB's bookmark",
    ({ data }) => ({ body: { data, bookmark: 'g1AAA' } }),
    'more records behind its cursor',
  ],
  [
    'a total of pages',
    ({ data }) => ({ body: { data, total: lastPage } }),
    '15 records, where it counts 4',
  ],
  ['a part', ({ data }) => ({ body: { data, partial: true } }), 'more records'],
  [
    'a page that is full to what was taken',
    ({ data }) => ({ body: { data, skip: 0, take: 15 } }),
    '15 records are its limit',
  ],
  ['hits', ({ data }) => ({ body: { data, hits: 47 } }), '15 of 47 records'],
  [
    "Elasticsearch's total",
    ({ data }) => ({ body: { data, hits: { total: { value: 47, relation: 'eq' } } } }),
    '15 of 47 records',
  ],
  ['a total as people write it', ({ data }) => ({ body: { data, count: '1 047' } }), '15 of 1047'],
  ['a row count', ({ data }) => ({ body: { data, RowCount: 47 } }), '15 of 47 records'],
  ["Bitrix's navigation", ({ data }) => ({ body: { data, nav: { total: 47 } } }), '15 of 47'],
  ['a total in Russian', ({ data }) => ({ body: { data, ВсегоЗаписей: 47 } }), '15 of 47 records'],
  ['more in Russian', ({ data }) => ({ body: { data, ЕстьЕще: 'Да' } }), 'more records'],
  ['an end that is 0', ({ data }) => ({ body: { data, is_last: 0 } }), 'more records'],
  ['an end that is no', ({ data }) => ({ body: { data, isLast: 'Нет' } }), 'more records'],
  ['HTTP 206', ({ data }) => ({ body: data, status: 206 }), 'more records'],
  [
    'a total that changes while it is read',
    ({ data, next, page }) => ({ body: { data, next_page_url: next, total: page > 3 ? 60 : 61 } }),
    '47 of 60 records',
  ],
  [
    'pages in a circle',
    ({ data }) => ({ body: { data, next_page_url: '/api/things?page=2' } }),
    'earlier',
  ],
  [
    'pages without end',
    ({ data, page }) => ({ body: { data, next_page_url: `/api/things?page=${page + 1}` } }),
    'more than 200 pages',
  ],
  [
    'a page that is missing',
    ({ data, page, next }) =>
      page === 3 ? { body: {}, status: 404 } : { body: { data, next_page_url: next } },
    'HTTP 404 on page 3',
  ],
])('%s is refused as a part, with the reason', async (_, shape, reason) => {
  send = shape
  await expect(read()).rejects.toMatchObject({
    kind: 'partial',
    path: 'things',
    message: expect.stringContaining(reason),
  })
})

test('a page that fails is a failure of its kind', async () => {
  send = ({ data, next, page }) =>
    page === 2 ? { body: {}, status: 500 } : { body: { data, next_page_url: next } }
  await expect(read()).rejects.toMatchObject({ kind: 'status', status: 500 })
})
