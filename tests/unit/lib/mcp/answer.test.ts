/** Messages of assistants as their programs really send them (B244). */
import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { listNames, resources } from '@/lib/content/client/public'
import { contentStore } from '@/lib/content/content'
import { answerMcp } from '@/lib/mcp/answer'
import { locales } from '@/lib/routing/locales'
import { seed } from '@/tests/support/seed'
import { serveBackend } from '../../support/backend'

serveBackend(createBackend({ seed, inbox: discard }))
Object.assign(process.env, { MCP: 'on', SITE_URL: 'https://clinic.example' })
// Reading all lists at once may take longer than a call waits.
beforeAll(async () => {
  const source = contentStore().reading({ waitMs: 60_000 })
  await Promise.all(
    locales.flatMap(locale => listNames.map(name => resources[name].list(locale, source))),
  )
}, 90_000)

const modern = { 'MCP-Protocol-Version': '2025-06-18' }

async function call(name: string, args: object, headers: Readonly<Record<string, string>> = {}) {
  const response = await answerMcp(
    new Request('https://clinic.example/api/mcp', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...modern, ...headers },
      body: JSON.stringify({
        ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
        params: { name, arguments: args },
      }),
    }),
  )
  return { status: response.status, type: response.headers.get('Content-Type'), response }
}

test.each([
  ['none', {}],
  ['*/*', { Accept: '*/*' }],
  ['application/json', { Accept: 'application/json' }],
  ['both', { Accept: 'application/json, text/event-stream' }],
  ['of 2024', { Accept: '*/*', 'MCP-Protocol-Version': '2024-11-05' }],
])('Accept %s is answered with one JSON', async (_, headers) => {
  const { status, type, response } = await call('contacts', {}, headers)
  expect([status, type]).toEqual([200, expect.stringContaining('application/json')])
  expect(await response.json()).toMatchObject({ id: 1, result: { structuredContent: {} } })
})

test('a client that accepts neither is refused', async () => {
  expect((await call('contacts', {}, { Accept: 'text/html' })).status).toBe(406)
})

test.each([
  ['contacts', { language: null }],
  ['prices', { query: null, kind: null, limit: 1, offset: null, language: 'kk' }],
  ['doctors', { specialty: null, name: null, limit: 1 }],
])('null for an optional argument of %s is none', async (name, args) => {
  const { response } = await call(name, args)
  const { result } = (await response.json()) as { result: { isError?: boolean; content: object } }
  expect(result.isError ?? false).toBe(false)
})

test('null for a required argument is named', async () => {
  const { response } = await call('search', { query: null })
  expect(JSON.stringify(await response.json())).toContain('query')
})
