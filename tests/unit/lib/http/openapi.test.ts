/** The description of the API: valid, complete, and what the API really answers. */
import { Validator } from '@seriousme/openapi-schema-validator'
import Ajv from 'ajv/dist/2020'
import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { listNames, recordNames } from '@/lib/content/client/public'
import { openApiDocument } from '@/lib/http/openapi/document'
import { readOpenApi } from '@/lib/http/openapi/read'
import { seed } from '@/tests/support/seed'
import { serveBackend } from '../../support/backend'
import { send, site } from './send'

serveBackend(createBackend({ seed, inbox: discard }))
Object.assign(process.env, { OPENAPI: 'on', SITE_URL: site, TRUSTED_PROXY_HOPS: '1' })

const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })

/** What is wrong with an answer, by the schema that the description gives for it. */
function faultsOf(path: string, status: number, body: unknown): readonly unknown[] {
  const at = `${path.replaceAll('/', '~1')}/get/responses/${status}`
  const media = '/content/application~1json/schema'
  const response = at
    .split('/')
    .reduce<unknown>(
      (object, key) => (object as Record<string, unknown>)[key.replaceAll('~1', '/')],
      openApiDocument().paths,
    )
  const { $ref } = response as { $ref?: string }
  const validate = ajv.compile({ $ref: `api#${$ref?.slice(1) ?? `/paths/${at}`}${media}` })
  validate(body)
  return (validate.errors ?? []).slice(0, 5)
}

beforeAll(() => {
  ajv.addSchema(openApiDocument(), 'api')
})

const get = (path: string, language: string, headers = {}) =>
  send({ path, method: 'GET', headers: { 'Accept-Language': language, ...headers } })

test('it is a valid document of OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(openApiDocument())
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})

test('a validator that knows nothing of it rejects a spoilt one', async () => {
  const { valid } = await new Validator().validate({ ...openApiDocument(), paths: { contacts: 1 } })
  expect(valid).toBe(false)
})

describe.each(['ru', 'kk'])('in %s', language => {
  test.each(listNames)('%s is as described, every record of it', async name => {
    const { status, json } = await get(`/api/${name}`, language)
    expect(status).toBe(200)
    expect(faultsOf(`/api/${name}`, 200, json)).toEqual([])
    expect((json as { data: object[] }).data.length).toBeGreaterThan(0)
  })

  test.each(recordNames)('a record of %s is as described', async name => {
    const { json: list } = await get(`/api/${name}`, language)
    const [{ id }] = (list as { data: [{ id: number }] }).data
    const { status, json } = await get(`/api/${name}/${id}`, language)
    expect(status).toBe(200)
    expect(faultsOf(`/api/${name}/{id}`, 200, json)).toEqual([])
  })

  test('so are sorted doctors, hits, and what is refused', async () => {
    const sorted = await get('/api/doctors?sort_by=rating&sort_direction=desc', language)
    expect(faultsOf('/api/doctors', sorted.status, sorted.json)).toEqual([])
    const found = await get('/api/search?q=krov', language)
    expect(faultsOf('/api/search', 200, found.json)).toEqual([])
    const missing = await get('/api/doctors/999999', language)
    expect(faultsOf('/api/doctors/{id}', 404, missing.json)).toEqual([])
    const wrong = await get('/api/search?q=a&type=nothing', language)
    expect(faultsOf('/api/search', 400, wrong.json)).toEqual([])
  })
})

test('patterns are those that Python, Go and others can compile', () => {
  const patterns = [...JSON.stringify(openApiDocument()).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)]
  const texts = patterns.map(([, text]) => String(JSON.parse(text ?? '""')))
  expect(texts.filter(text => /\(\?[^:]|\\[pPuk\d]|[*+?}]\+/.test(text))).toEqual([])
})

test('nothing is described as anything: every field has a type', () => {
  const vague: string[] = []
  const walk = (schema: Record<string, unknown>, path: string) => {
    if (!['type', '$ref', 'anyOf', 'const', 'enum'].some(key => key in schema)) vague.push(path)
    for (const [name, each] of Object.entries((schema.properties as object | undefined) ?? {}))
      walk(each, `${path}.${name}`)
    if (schema.items) walk(schema.items as Record<string, unknown>, `${path}[]`)
    for (const each of (schema.anyOf as Record<string, unknown>[] | undefined) ?? [])
      walk(each, path)
  }
  const { components } = openApiDocument() as { components: { schemas: object } }
  for (const [name, schema] of Object.entries(components.schemas)) walk(schema, name)
  expect(vague).toEqual([])
})

test('a flood is answered as described', async () => {
  const from = { 'X-Forwarded-For': '203.0.113.7' }
  let last = await get('/api/banners', 'ru', from)
  for (let call = 0; call < 600; call += 1) last = await get('/api/banners', 'ru', from)
  expect(last.status).toBe(429)
  expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(faultsOf('/api/banners', 429, last.json)).toEqual([])
})

test('the address has it, with an ETag', async () => {
  const request = new Request(`${site}/api/openapi.json`, {
    headers: { 'X-Forwarded-For': '203.0.113.8' },
  })
  const response = await readOpenApi(request)
  expect(response.headers.get('ETag')).toMatch(/^W\/"/)
  expect(await response.json()).toEqual(openApiDocument())
})
