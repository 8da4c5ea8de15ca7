import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { expect } from '@playwright/test'
import { test } from '../support/test'

/** What only real connections show of abuse of the callback request endpoints. */
const path = '/api/application-feedback'

/** Sends parts of a body without ending the request, and returns the early response. */
async function unfinished(site: string | undefined, ...parts: readonly string[]) {
  const outgoing = httpRequest(site + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
  })
  const began = Date.now()
  for (const part of parts) outgoing.write(part)
  const [response] = await once(outgoing, 'response')
  outgoing.destroy()
  return { status: response.statusCode, ms: Date.now() - began }
}

test('a body beyond 12 KB is refused before it is complete', async ({ baseURL }) => {
  const parts = Array.from({ length: 13 }, () => 'x'.repeat(1024))
  const { status, ms } = await unfinished(baseURL, ...parts)
  expect(status).toBe(413)
  expect(ms).toBeLessThan(5000)
})

test('invalid UTF-8 is refused', async ({ request }) => {
  const response = await request.post(path, {
    headers: { 'Content-Type': 'application/json' },
    data: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  })
  expect(response.status()).toBe(400)
})

test('a body that arrives too slowly gets 408', async ({ baseURL }) => {
  const { status, ms } = await unfinished(baseURL, '{"name":')
  expect(status).toBe(408)
  expect(ms).toBeGreaterThan(8000)
  expect(ms).toBeLessThan(20_000)
})
