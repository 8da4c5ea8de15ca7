import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { expect, test } from '@playwright/test'
import { type Running, type SiteFolder, siteFolder } from '../support/site'

/** What only real connections show of abuse of the callback request endpoints. */
test.describe.configure({ mode: 'default' })

const path = '/api/application-feedback'

let folder: SiteFolder
let site: Running
/** Takes seconds, so it runs in parallel with the other tests. */
let dripping: ReturnType<typeof unfinished>

test.beforeAll(async () => {
  folder = siteFolder()
  site = await folder.start()
  dripping = unfinished('{"name":')
})

test.afterAll(async () => {
  await site.stop()
  folder.remove()
})

/** Sends parts of a body without ending the request, and returns the early response. */
async function unfinished(...parts: readonly string[]) {
  const outgoing = httpRequest(site.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
  })
  const began = Date.now()
  for (const part of parts) outgoing.write(part)
  const [response] = await once(outgoing, 'response')
  outgoing.destroy()
  return { status: response.statusCode, ms: Date.now() - began }
}

test('a body beyond 4 KB is refused before it is complete', async () => {
  const { status, ms } = await unfinished(...Array.from({ length: 5 }, () => 'x'.repeat(1024)))
  expect(status).toBe(413)
  expect(ms).toBeLessThan(5000)
})

test('invalid UTF-8 is refused', async () => {
  const response = await fetch(site.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  })
  expect(response.status).toBe(400)
})

test('a body that arrives too slowly gets 408', async () => {
  const { status, ms } = await dripping
  expect(status).toBe(408)
  expect(ms).toBeGreaterThan(8000)
  expect(ms).toBeLessThan(20_000)
})
