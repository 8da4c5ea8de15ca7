import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkIndexing } from '@clinic/diagnose/indexing'
import { checkOrigin } from '@clinic/diagnose/origin'
import { parseEnv } from '@/lib/clinic/environment/env'
import { isLoopback, originWarning, withholdFromIndex } from '@/lib/server/other-host'
import { visit } from '../../../support/visit'

const INDEXING = true
let withhold = withholdFromIndex({ SITE_URL: 'http://localhost:3000', INDEXING })
let otherHost = false
const server = createServer((request, response) => {
  withhold(request, response)
  response.end(JSON.stringify({ status: 'ready', otherHost }))
})
const port = () => (server.address() as AddressInfo).port

beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const robotsFor = async (Host: string) =>
  (await visit(`http://127.0.0.1:${port()}/contacts`, { Host })).headers['x-robots-tag']

test.each([
  ['http://localhost:3000', true],
  ['http://clinic.localhost', true],
  ['http://127.0.0.1', true],
  ['http://127.1.2.3:80', true],
  ['http://[::1]:3000', true],
  ['http://0.0.0.0:3000', true],
  ['https://clinic.example', false],
  ['https://localhost.clinic.example', false],
  ['http://192.168.0.5:3000', false],
])('%s is this machine: %s', (origin, expected) => {
  expect(isLoopback(origin)).toBe(expected)
  expect(originWarning({ SITE_URL: origin, INDEXING: true }) !== null).toBe(expected)
})

test('without SITE_URL a response under another host is not indexed, one on this machine is', async () => {
  withhold = withholdFromIndex({ SITE_URL: 'http://localhost:3000', INDEXING })
  for (const host of ['clinic.kz', 'www.clinic.kz:8080', '203.0.113.5', 'localhost.clinic.kz']) {
    expect(await robotsFor(host)).toBe('noindex')
  }
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000', 'LOCALHOST', 'not a host']) {
    expect(await robotsFor(host)).toBeUndefined()
  }
})

test('with SITE_URL nothing is withheld', async () => {
  withhold = withholdFromIndex({ SITE_URL: 'https://clinic.example', INDEXING })
  expect(await robotsFor('clinic.kz')).toBeUndefined()
})

test('a copy is withheld under every host, and says so at the start', async () => {
  const copy = { SITE_URL: 'https://copy.clinic.example', INDEXING: false }
  withhold = withholdFromIndex(copy)
  for (const host of ['copy.clinic.example', 'localhost:3000']) {
    expect(await robotsFor(host)).toBe('noindex')
  }
  expect(originWarning(copy)).toContain('INDEXING is off')
  expect(await checkIndexing(parseEnv({ INDEXING: 'off' }))).toMatchObject({ state: 'warn' })
  expect(await checkIndexing(parseEnv({}))).toMatchObject({ state: 'ok' })
})

describe('diagnose', () => {
  const state = async (variables: Readonly<Record<string, string>>) => {
    jest.replaceProperty(process, 'env', { ...variables, NODE_ENV: 'test' })
    const finding = await checkOrigin(parseEnv(variables), [port()])
    jest.restoreAllMocks()
    return finding.state
  }
  beforeEach(() => {
    otherHost = false
  })

  test('fails for a public site without SITE_URL', async () => {
    expect(await state({ TRUSTED_PROXY_HOPS: '1' })).toBe('fail')
    expect(await state({ METRIKA_ID: '1' })).toBe('fail')
  })

  test('fails when visitors ask for another host', async () => {
    otherHost = true
    expect(await state({})).toBe('fail')
    expect(await state({ SITE_URL: 'http://localhost:8080' })).toBe('fail')
    expect(await state({ SITE_URL: 'https://clinic.example' })).toBe('ok')
  })

  test('does not fail on a developer’s machine, nor for a site with its address', async () => {
    expect(await state({})).toBe('ok')
    expect(await state({ SITE_URL: 'http://localhost:8080', TRUSTED_PROXY_HOPS: '1' })).toBe('ok')
    expect(await state({ SITE_URL: 'https://clinic.example', TRUSTED_PROXY_HOPS: '1' })).toBe('ok')
  })
})
