import { BackendError } from '@/lib/content/client/result'
import { crawlerFile } from '@/lib/http/crawler-file'

const text = (body: string) => () =>
  new Response(body, { headers: { 'Content-Type': 'text/plain' } })
const validators = ({ headers }: Response) => [headers.get('ETag'), headers.get('Last-Modified')]

afterEach(() => jest.restoreAllMocks())

test('the validators stay while the content does, and change with it', async () => {
  let now = Date.parse('2026-01-01T10:00:00Z')
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  const first = await crawlerFile('/a.txt', text('one'))
  expect(await first.clone().text()).toBe('one')
  expect(first.headers.get('Content-Type')).toBe('text/plain')
  expect(first.headers.get('Last-Modified')).toBe('Thu, 01 Jan 2026 10:00:00 GMT')
  now += 100
  const changed = await crawlerFile('/a.txt', text('two'))
  for (const [index, value] of validators(changed).entries()) {
    expect(value).not.toBe(validators(first)[index])
  }
  now += 600_000
  expect(validators(await crawlerFile('/a.txt', text('two')))).toEqual(validators(changed))
  expect(validators(await crawlerFile('/b.txt', text('two')))[0]).toBe(validators(changed)[0])
})

test('without content it is a 503 with Retry-After; a missing file stays a 404', async () => {
  const failed = await crawlerFile('/c.txt', () =>
    Promise.reject(new BackendError('format', 'posts')),
  )
  expect([failed.status, failed.headers.get('Retry-After')]).toEqual([503, '30'])
  expect((await crawlerFile('/c.txt', () => new Response('', { status: 404 }))).status).toBe(404)
  await expect(crawlerFile('/c.txt', () => Promise.reject(new Error('bug')))).rejects.toThrow('bug')
})

test('a file that brings its own ETag keeps it, whatever its bytes', async () => {
  const made = (body: string, etag: string) => () => new Response(body, { headers: { ETag: etag } })
  const first = validators(await crawlerFile('/d.zip', made('at ten', 'W/"a"')))
  expect(first[0]).toBe('W/"a"')
  expect(validators(await crawlerFile('/d.zip', made('at eleven', 'W/"a"')))).toEqual(first)
  const changed = validators(await crawlerFile('/d.zip', made('at eleven', 'W/"b"')))
  expect(changed[0]).toBe('W/"b"')
  expect(changed[1]).not.toBe(first[1])
})
