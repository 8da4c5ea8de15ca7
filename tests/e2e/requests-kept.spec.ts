import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { freePort, siteFolder, startBackend } from '../support/site'
import { test } from '../support/test'

/** Requests survive failures of the backend and of the site's process. */
test.setTimeout(120_000)

interface Entry {
  readonly path: string
  readonly payload: { readonly name: string; readonly phone: string }
}

function post(url: string, key: string, phone: string) {
  return fetch(`${url}/api/application-feedback`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ name: 'Айгуль', phone, type: 'consult' }),
  })
}

async function inbox(url: string): Promise<Entry[]> {
  const json = await (await fetch(`${url}/__inbox`)).json()
  return Array.isArray(json) ? json : json.data
}

const phonesOf = (entries: readonly Entry[]) => entries.map(({ payload }) => payload.phone).sort()

test('a request survives a stopped backend and kill -9 of the site, and is delivered once', async () => {
  const folder = siteFolder()
  const backendPort = await freePort()
  const env = { BACKEND_URL: `http://127.0.0.1:${backendPort}` }
  const site = await folder.start(env)
  try {
    const key = randomUUID()
    expect((await post(site.url, key, '77010000021')).status).toBe(201)
    await site.stop('SIGKILL')

    const backend = await startBackend([], backendPort)
    const again = await folder.start(env)
    try {
      await expect
        .poll(async () => phonesOf(await inbox(backend.url)), { timeout: 60_000 })
        .toEqual(['77010000021'])
      // A browser repeats a request whose response it did not get.
      expect((await post(again.url, key, '77010000021')).status).toBe(200)
      expect((await post(again.url, randomUUID(), '77010000022')).status).toBe(201)
      await expect
        .poll(async () => phonesOf(await inbox(backend.url)), { timeout: 30_000 })
        .toEqual(['77010000021', '77010000022'])
      expect(again.output() + site.output()).not.toMatch(/7701000002[12]|Айгуль/)
    } finally {
      await again.stop()
      await backend.stop()
    }
  } finally {
    await site.stop('SIGKILL')
    folder.remove()
  }
})
