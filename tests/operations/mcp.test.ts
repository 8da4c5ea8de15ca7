/** Assistants over the Model Context Protocol, with the client of its SDK against the real server. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { cleanUp } from './support/cleanUp'

jest.setTimeout(120_000)

let folder: SiteFolder
let site: Running
let client: Client

beforeAll(async () => {
  folder = siteFolder()
  cleanUp(folder.remove)
  site = await folder.start({ MCP: 'on', TRUSTED_PROXY_HOPS: '1' })
  cleanUp(site.stop)
  client = await connected()
})

async function connected(address = '198.51.100.7'): Promise<Client> {
  const made = new Client({ name: 'test', version: '1' })
  const headers = { 'X-Forwarded-For': address }
  const url = new URL(`${site.url}/api/mcp`)
  await made.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }))
  cleanUp(() => made.close())
  return made
}

interface Item {
  readonly name: string
  readonly url: string
  readonly price?: number
  readonly [field: string]: unknown
}

async function ask(name: string, args: object = {}) {
  const result = await client.callTool({ name, arguments: { ...args } })
  const [content] = result.content
  expect(result.isError ?? false).toBe(false)
  expect(JSON.parse(content?.type === 'text' ? content.text : '')).toEqual(result.structuredContent)
  return result.structuredContent as { items: Item[]; total: number; url: string } & Item
}

/** The text of a page of this site, whatever the origin of its address. */
async function textOf(url: string): Promise<string> {
  const { pathname, search } = new URL(url)
  const response = await fetch(site.url + pathname + search)
  expect([url, response.status]).toEqual([url, 200])
  return (await response.text()).replace(/&nbsp;|[\u00a0\u202f]/g, ' ')
}

const amount = (tenge = 0) => new Intl.NumberFormat('ru-RU').format(tenge).replace(/\s/g, ' ')

test('it names itself and has tools that only read', async () => {
  expect(client.getServerVersion()).toMatchObject({ title: 'Ак Алма' })
  expect(client.getInstructions()).toContain('KZT')
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    ...['search', 'doctors', 'services', 'prices', 'estimate', 'preparation', 'contacts'],
  ])
  for (const { annotations, inputSchema } of tools) {
    expect(annotations?.readOnlyHint).toBe(true)
    expect(inputSchema).toMatchObject({ additionalProperties: false })
  }
})

test.each([
  ['search', 'ru', { query: 'узи сердца' }, 'УЗИ сердца'],
  ['search', 'kk', { query: 'узи сердца' }, 'Жүрек'],
  ['doctors', 'ru', { specialty: 'кардиолог' }, 'Кардиолог'],
  ['doctors', 'kk', { specialty: 'кардиолог' }, 'Кардиолог'],
  ['services', 'ru', { query: 'ЭКГ' }, 'ЭКГ с описанием'],
  ['services', 'kk', { query: 'ЭКГ' }, 'ЭКГ және'],
  ['prices', 'ru', { query: 'ферритин' }, 'Ферритин'],
  ['prices', 'kk', { query: 'ферритин', kind: 'analyses' }, 'Қандағы ферритин'],
  // As patients say it, in the other language, with a slip.
  ['prices', 'ru', { query: 'мрт колена' }, 'МРТ коленного сустава'],
  ['prices', 'kk', { query: 'мрт колена' }, 'Тізе буынының'],
  ['services', 'kk', { query: 'чистка зубов' }, 'Тіс'],
  ['doctors', 'kk', { specialty: 'детский врач' }, 'Балалар дәрігері'],
  ['doctors', 'ru', { specialty: 'кардеолог' }, 'Кардиолог'],
])('%s in %s: the answer and its pages say the same', async (tool, language, args, expected) => {
  const { items, url } = await ask(tool, { ...args, language })
  const prefix = language === 'kk' ? '/kk/' : '/'
  expect(JSON.stringify(items)).toContain(expected)
  expect(new URL(url).pathname.startsWith(prefix)).toBe(true)
  await textOf(url)
  for (const item of items.slice(0, 3)) {
    expect(new URL(item.url).pathname.startsWith(prefix)).toBe(true)
    const page = await textOf(item.url)
    expect(page).toContain(item.name)
    if (item.price) expect(page).toContain(amount(item.price))
  }
})

test('preparation: the text, the leaflet and the analysis itself', async () => {
  const { items } = await ask('preparation', { query: 'глюкоза' })
  expect(items.length).toBeGreaterThan(0)
  expect(items.length).toBeLessThanOrEqual(5)
  // Read in its columns, not across them (B1102).
  expect(JSON.stringify(items)).toContain('8–12 часов: без еды')
  const documents = items.flatMap(({ document }) => (document ? [String(document)] : []))
  for (const document of documents) {
    expect((await fetch(site.url + new URL(document).pathname)).status).toBe(200)
  }
  const [first] = items
  expect(await textOf(first?.url ?? '')).toContain(first?.name)
})

test('contacts are those of the page, in both languages', async () => {
  for (const language of ['ru', 'kk']) {
    const { phones, hours, url, street } = await ask('contacts', { language })
    const page = await textOf(url)
    expect(page).toContain(street)
    for (const phone of phones as string[]) expect(page).toContain(`tel:${phone}`)
    expect(hours).toMatchObject({
      week: { sun: [{ opens: '8:00', closes: '20:00' }] },
      timeZone: 'Asia/Almaty',
    })
  }
})

test('parts of a list follow each other', async () => {
  const all = await ask('prices', { limit: 50 })
  expect(all.total).toBeGreaterThan(200)
  const [first, second] = [
    await ask('prices', { limit: 2 }),
    await ask('prices', { limit: 2, offset: 2 }),
  ]
  expect([...first.items, ...second.items]).toEqual(all.items.slice(0, 4))
})

test.each([
  ['an unknown tool', 'book', {}, /book/],
  ['an unknown argument', 'doctors', { city: 'Алматы' }, /city/],
  ['a long question', 'search', { query: 'а'.repeat(101) }, /query/],
  ['an empty one', 'search', { query: ' ' }, /query/],
  ['too many at once', 'prices', { limit: 51 }, /limit/],
  ['another language', 'contacts', { language: 'en' }, /language/],
  ['a number in place of words', 'services', { query: 7 }, /query/],
])('%s is refused by name', async (_, name, args, reason) => {
  const said = await client
    .callTool({ name, arguments: args })
    .then(({ isError, content: [content] }) =>
      isError && content?.type === 'text' ? content.text : 'accepted',
    )
    .catch((error: unknown) => String(error))
  expect(said).toMatch(reason)
})

const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${site.url}/api/mcp`, {
    method: 'POST',
    body,
    headers: {
      Accept: 'application/json, text/event-stream',
      'Content-Type': 'application/json',
      'X-Forwarded-For': '198.51.100.8',
      ...headers,
    },
  })

test.each([
  ['no JSON', '{', 400, 'bad-request', {}],
  ['a large body', JSON.stringify({ a: 'a'.repeat(17_000) }), 413, 'too-large', {}],
  ['another type', '{}', 415, 'unsupported-media-type', { 'Content-Type': 'text/plain' }],
])('%s is refused as in the rest of the API', async (_, body, status, error, headers) => {
  const response = await post(body, headers)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ error })
})

test('other methods are refused, and nothing is kept open', async () => {
  for (const method of ['GET', 'DELETE', 'HEAD']) {
    const response = await fetch(`${site.url}/api/mcp`, { method })
    expect([method, response.status, response.headers.get('Allow')]).toEqual([method, 405, 'POST'])
  }
})

test('a flood gets 429 with Retry-After', async () => {
  const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })
  const from = { 'X-Forwarded-For': '198.51.100.9' }
  const statuses: number[] = []
  for (let batch = 0; batch < 31; batch += 1) {
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(message, from)))
    statuses.push(...responses.map(({ status }) => status))
    await Promise.all(responses.map(response => response.text()))
  }
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  const refused = await post(message, from)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await refused.json()).toEqual({ error: 'too-many-requests' })
})

test('off by default: 404, as any other path of the API', async () => {
  const other = await folder.start()
  cleanUp(other.stop)
  const response = await fetch(`${other.url}/api/mcp`, {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json' },
  })
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ error: 'not-found' })
})
