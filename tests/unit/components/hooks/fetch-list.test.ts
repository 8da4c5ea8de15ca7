import { fetchList } from '@/components/hooks/fetch-list'

// What it reads of a page; jsdom has no `fetch`.
Object.assign(globalThis, { document: { documentElement: { dataset: {} } }, window: {} })

const asked: Request[] = []
const respond = (body: unknown, status = 200) => {
  globalThis.fetch = async (input, init) => {
    asked.push(new Request(new URL(String(input), 'http://site.invalid'), init))
    return Response.json(body, { status })
  }
}
const real = globalThis.fetch
afterEach(() => {
  globalThis.fetch = real
  asked.length = 0
})

test.each([[[1, 2]], [{ data: [1, 2] }], [{ data: { data: [1, 2] } }]])('reads %j', async body => {
  respond(body)
  expect(await fetchList(['/api/doctors?sort_by=rating', 'kk'])).toEqual([1, 2])
  expect(asked[0]?.url).toBe('http://site.invalid/api/doctors?sort_by=rating')
  expect(asked[0]?.headers.get('Accept-Language')).toBe('kk')
})

test.each([
  [{ data: [] }, 500],
  [{ data: [] }, 429],
  [{ data: {} }, 200],
  [null, 200],
])('%j with status %d is an error', async (body, status) => {
  respond(body, status)
  await expect(fetchList(['/api/doctors', 'ru'])).rejects.toThrow('/api/doctors')
})
