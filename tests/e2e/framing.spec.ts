/** How responses end: whether a proxy in front can tell a whole page from half of one. */
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { test } from '../support/test'

interface Answer {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  /** As it was sent, chunks and compression included. */
  readonly body: Buffer
}

/** Over a socket, as HTTP clients hide how the end of a body is marked. */
async function ask(
  url: string | undefined,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> {
  const { hostname, port, host } = new URL(url ?? '')
  const socket = connect(Number(port), hostname)
  const sent = { Host: host, 'User-Agent': 'framing', Connection: 'close', ...headers }
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const answer = await buffer(socket)
  const end = answer.indexOf('\r\n\r\n')
  const [status = '', ...fields] = answer.toString('latin1', 0, end).split('\r\n')
  return {
    status: Number(status.split(' ')[1]),
    headers: new Map(fields.map(each => split(each))),
    body: answer.subarray(end + 4),
  }
}

function split(field: string): [string, string] {
  const at = field.indexOf(':')
  return [field.slice(0, at).toLowerCase(), field.slice(at + 1).trim()]
}

const pages = [
  ['/', 200],
  ['/kk/doctors-list/list', 200],
  ['/search?q=a', 200],
  ['/request', 200],
  ['/nothing', 404],
  ['/images/nothing.png', 404],
  ['/akcii/noch-skidok', 410],
] as const

const unpack = { identity: (body: Buffer) => body, gzip: gunzipSync, br: brotliDecompressSync }
const codings = ['identity', 'gzip', 'br'] as const

for (const [path, status] of pages) {
  test(`${path} has a Content-Length in every coding, which is that of the whole page`, async ({
    baseURL,
  }) => {
    for (const coding of codings) {
      const answer = await ask(baseURL, path, { 'Accept-Encoding': coding })
      expect(answer.status).toBe(status)
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(coding)
      expect(answer.headers.get('content-length'), coding).toBe(String(answer.body.length))
      expect(answer.headers.has('transfer-encoding'), coding).toBe(false)
      expect(unpack[coding](answer.body).toString(), coding).toMatch(/^<!DOCTYPE html>.*<\/html>/s)
    }
  })
}

test('HEAD and 304 have the headers of the page, and no body', async ({ baseURL }) => {
  const page = await ask(baseURL, '/contacts')
  const head = await ask(baseURL, '/contacts', {}, 'HEAD')
  const names = ['content-type', 'etag', 'cache-control', 'content-security-policy', 'vary']
  for (const name of [...names, 'content-length']) {
    expect(head.headers.get(name), name).toBe(page.headers.get(name))
  }
  const tag = { 'If-None-Match': page.headers.get('etag') ?? '' }
  for (const coding of codings) {
    const same = await ask(baseURL, '/contacts', { ...tag, 'Accept-Encoding': coding })
    expect([same.status, same.body.length], coding).toEqual([304, 0])
    for (const name of ['etag', 'cache-control', 'content-security-policy']) {
      expect(same.headers.get(name), name).toBe(page.headers.get(name))
    }
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) {
      expect(same.headers.has(name), name).toBe(false)
    }
  }
  const dynamic = await ask(baseURL, '/search?q=a', {}, 'HEAD')
  expect([head.body.length, dynamic.status, dynamic.body.length]).toEqual([0, 200, 0])
})

test('what is no page is sent as it is made: whole files by length, the rest in chunks', async ({
  baseURL,
}) => {
  const file = await ask(baseURL, '/speculation-rules.json')
  expect(file.headers.get('content-length')).toBe(String(file.body.length))
  for (const [path, status] of [
    ['/api/doctors', 200],
    ['/sitemap.xml', 200],
    ['/ru/contacts', 308],
  ] as const) {
    const answer = await ask(baseURL, path)
    expect(answer.status, path).toBe(status)
    expect(answer.headers.get('transfer-encoding'), path).toBe('chunked')
    expect(answer.body.toString('latin1'), path).toMatch(/\r\n0\r\n\r\n$/)
  }
})

test('what is made as text is compressed, with the same tag and type in every coding', async ({
  baseURL,
}) => {
  for (const path of [
    '/api/doctors',
    '/sitemap.xml',
    '/feeds/posts.xml',
    '/feeds/price-list.csv',
  ]) {
    const plain = await ask(baseURL, path)
    expect(plain.status, path).toBe(200)
    for (const coding of ['gzip', 'br']) {
      const answer = await ask(baseURL, path, { 'Accept-Encoding': coding })
      expect(answer.headers.get('content-encoding'), path).toBe(coding)
      expect(answer.headers.get('vary'), path).toContain('Accept-Encoding')
      expect(answer.body.length, path).toBeLessThan(plain.body.length / 2)
      for (const name of ['content-type', 'etag', 'cache-control']) {
        expect(answer.headers.get(name), `${path} ${name}`).toBe(plain.headers.get(name))
      }
    }
  }
})
