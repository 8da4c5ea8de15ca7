import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import PageCache from '@/lib/http/page-cache/handler.mjs'
import { begin, making, noteUse } from '@/lib/invalidation/making'
import { startRemaking } from '@/lib/invalidation/remake'
import { invalidate } from '@/lib/invalidation/sources'

const folder = mkdtempSync(join(tmpdir(), 'cache-'))
const build = join(folder, 'server')
afterAll(() => rmSync(folder, { recursive: true }))

const handler = () =>
  new PageCache({
    dev: false,
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: build,
    revalidatedTags: [],
    maxMemoryCacheSize: 0,
    _requestHeaders: {},
  })

type Value = Parameters<PageCache['set']>[1]
type Context = Parameters<PageCache['get']>[1]

// Next's kinds are ambient const enums, which cannot be imported; their values are these strings.
const page = (status: number) => ({
  kind: 'APP_PAGE',
  html: '<script>a()</script>',
  rscData: Buffer.from('x'),
  headers: {} as Record<string, string>,
  postponed: undefined,
  status,
  segmentData: undefined,
})

const context = { fetchCache: false, isRoutePPREnabled: false } as const

const files = () =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.includes('.'))
    : []

test.each([404, 503])('a page with status %d is never written to disk', async status => {
  await handler().set('/ru/desktop/doctors-list/nobody', page(status) as unknown as Value, context)
  expect(files()).toEqual([])
})

test('a page gets Vary, its own CSP and an ETag, in set and in get', async () => {
  const value = page(200)
  await handler().set('/ru/desktop/contacts', value as unknown as Value, context)
  expect(files().length).toBeGreaterThan(0)
  expect(value.headers.vary).toBe('User-Agent, Sec-CH-UA-Mobile, Cookie, Accept-Encoding')
  expect(value.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
  expect(value.headers.etag).toMatch(/^W\/"[\w-]{43}"$/)

  const entry = await handler().get('/ru/desktop/contacts', {
    kind: 'APP_PAGE',
    isFallback: false,
    isRoutePPREnabled: false,
  } as unknown as Context)
  expect(entry?.value).toMatchObject({
    headers: value.headers,
  })
})

describe('Last-Modified', () => {
  const key = '/ru/desktop/last-modified'
  let now = Date.parse('2026-01-01T10:00:00Z')
  beforeEach(() => jest.spyOn(Date, 'now').mockImplementation(() => now))
  afterEach(() => jest.restoreAllMocks())

  async function rendered(html: string): Promise<string> {
    const value = { ...page(200), headers: {} as Record<string, string>, html }
    await handler().set(key, value as unknown as Value, context)
    return value.headers['last-modified'] ?? ''
  }

  test('is the time of the last rendering that changed the page, kept across restarts', async () => {
    const first = await rendered('one')
    expect(first).toBe('Thu, 01 Jan 2026 10:00:00 GMT')
    now += 600_000
    expect(await rendered('one')).toBe(first)
    const second = await rendered('two')
    expect(second).toBe('Thu, 01 Jan 2026 10:10:00 GMT')
    now += 10
    expect(await rendered('three')).not.toBe(second)
  })

  test('and an ETag are on share pictures', async () => {
    const picture = { kind: 'APP_ROUTE', body: Buffer.from('x'), status: 200, headers: {} }
    await handler().set('/og/ru.jpg', picture as unknown as Value, context)
    expect(picture.headers).toEqual({
      etag: expect.stringMatching(/^W\/"[\w-]{43}"$/),
      'last-modified': expect.stringMatching(/ GMT$/),
    })
  })
})

describe('a page whose content has changed', () => {
  const subject = { address: '/ru/desktop/posts', url: '/posts', layout: 'desktop' }
  const ask = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false }
  const get = () => handler().get('/ru/desktop/posts', ask as unknown as Context)
  const set = (value = page(200)) =>
    handler().set('/ru/desktop/posts', value as unknown as Value, context)
  const headersOf = (entry: Awaited<ReturnType<typeof get>>) =>
    entry?.value && 'headers' in entry.value ? entry.value.headers : undefined
  const hour = 3_600_000

  const request = <T>(isOwn: boolean, act: () => T) =>
    making(isOwn, () => {
      begin(subject)
      return act()
    })
  const make = () =>
    request(false, () => {
      noteUse('posts ru', 'one')
      return set()
    })

  beforeEach(() => {
    startRemaking(async () => 'done')
    invalidate('posts ru', 'one')
    return make()
  })
  afterEach(() => jest.restoreAllMocks())

  test('does not grow old by itself', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000 * hour)
    const entry = await request(false, get)
    expect(Date.now() - (entry?.lastModified ?? 0)).toBe(0)
    expect(headersOf(entry)).toMatchObject({ 'x-accel-expires': '1' })
  })

  test('is made when the site asks for it, and until then is not for nginx to keep', async () => {
    invalidate('posts ru', 'two')
    const shown = await request(false, get)
    expect(shown?.value).toMatchObject({ kind: 'APP_PAGE' })
    expect(headersOf(shown)).not.toHaveProperty('x-accel-expires')
    expect(Date.now() - (shown?.lastModified ?? 0)).toBeLessThan(hour)
    // Not older than a year: then Next would render it before responding.
    const asked = await request(true, get)
    expect(Date.now() - (asked?.lastModified ?? 0)).toBeGreaterThan(47 * hour)
    expect(Date.now() - (asked?.lastModified ?? 0)).toBeLessThan(49 * hour)
  })

  test('that is read while it is made is not for nginx to keep either', async () => {
    invalidate('posts ru', 'two')
    const next = Object.getPrototypeOf(PageCache.prototype)
    const read = next.get
    jest.spyOn(next, 'get').mockImplementationOnce(async function (this: unknown, ...args) {
      const earlier = await read.apply(this, args)
      await request(true, () => {
        noteUse('posts ru', 'two')
        return set()
      })
      return earlier
    })
    expect(headersOf(await request(false, get))).not.toHaveProperty('x-accel-expires')
    expect(headersOf(await request(false, get))).toMatchObject({ 'x-accel-expires': '1' })
  })

  test('that was made before a restart is made before the response', async () => {
    startRemaking(async () => 'done')
    expect((await request(false, get))?.lastModified).toBeGreaterThan(0)
    startRemaking(async () => 'done')
    invalidate('posts ru', 'two')
    expect((await request(false, get))?.lastModified).toBe(-1)
  })

  test('stays as it was when it cannot be made', async () => {
    const before = await request(false, get)
    invalidate('posts ru', 'two')
    await request(true, () => set(before?.value as unknown as ReturnType<typeof page>))
    expect(headersOf(await request(false, get))).not.toHaveProperty('x-accel-expires')
  })
})

test('pages are in a folder beside the build, one for each environment', async () => {
  await handler().set('/ru/desktop/about-us', page(200) as unknown as Value, context)
  expect(files().filter(name => !name.startsWith('kept/build/'))).toEqual([])
})
