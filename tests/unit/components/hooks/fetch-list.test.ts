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

const list = [{ id: 1 }, { id: 2 }]

test.each([[list], [{ data: list }], [{ data: { data: list } }]])('reads %j', async body => {
  respond(body)
  expect(await fetchList(['/api/doctors?sort_by=rating', 'kk'])).toEqual(list)
  expect(asked[0]?.url).toBe('http://site.invalid/api/doctors?sort_by=rating')
  expect(asked[0]?.headers.get('Accept-Language')).toBe('kk')
})

test.each([
  [{ data: [] }, 500],
  [{ data: [] }, 429],
  [{ data: {} }, 200],
  [{ data: [1, null] }, 200],
  [{ error: 'login required' }, 200],
  [null, 200],
])('%j with status %d is an error', async (body, status) => {
  respond(body, status)
  await expect(fetchList(['/api/doctors', 'ru'])).rejects.toThrow('/api/doctors')
})

test.each([
  ['text/html', '<h1>Checking your browser</h1>'],
  ['text/html', '{"data":[]}'],
  ['application/json', '{"data":['],
])('%s %s with 200 is not the site’s own answer', async (type, body) => {
  globalThis.fetch = async () => new Response(body, { headers: { 'Content-Type': type } })
  await expect(fetchList(['/api/doctors', 'ru'])).rejects.toThrow('without a list')
})
