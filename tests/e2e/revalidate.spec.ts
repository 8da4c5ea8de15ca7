import { expect, test } from '@playwright/test'
import { siteFolder, startBackend } from '../support/site'

test.setTimeout(90_000)

const token = 'a-token-of-the-e2e-suite'

test('without the right token nothing is refreshed', async ({ request }) => {
  const attempts = [
    undefined,
    'Bearer wrong-token-of-the-e2e',
    `Basic ${token}`,
    `Bearer ${token}x`,
    'Bearer ',
  ]
  for (const authorization of attempts) {
    const headers = authorization ? { Authorization: authorization } : undefined
    const response = await request.post('/api/revalidate', headers ? { headers } : {})
    expect(response.status(), authorization).toBe(401)
    expect(await response.json()).toHaveProperty('error')
  }
  expect((await request.get('/api/revalidate')).status()).toBe(405)
})

test('without a token in the environment the endpoint is a 404', async () => {
  const folder = siteFolder()
  const site = await folder.start({ REVALIDATE_TOKEN: '' })
  try {
    const headers = { Authorization: `Bearer ${token}` }
    const response = await fetch(`${site.url}/api/revalidate`, { method: 'POST', headers })
    expect(response.status).toBe(404)
  } finally {
    await site.stop()
    folder.remove()
  }
})

test('all pages are refreshed, also when the backend was down in between', async () => {
  const folder = siteFolder()
  const backend = await startBackend(['--analyses', '300'])
  const port = Number(new URL(backend.url).port)
  const env = { BACKEND_URL: backend.url, REVALIDATE_TOKEN: token }
  const site = await folder.start(env)
  const revalidate = () =>
    fetch(`${site.url}/api/revalidate`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    })
  let second: Awaited<ReturnType<typeof startBackend>> | undefined
  try {
    const first = await (await fetch(`${site.url}/`)).text()
    expect(first).toMatch(/href="\/analysis\/list\/[^"]+"/)
    const list = await (await fetch(`${backend.url}/api/analyses`)).json()
    const { id } = list.data[0]
    await backend.stop('SIGKILL')

    // The backend is down during the call: the page stays.
    expect((await revalidate()).status).toBe(200)
    expect((await fetch(`${site.url}/`)).status).toBe(200)
    expect((await fetch(`${site.url}/`)).status).toBe(200)

    second = await startBackend([], port)
    const changed = await fetch(`${second.url}/api/analyses/${id}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Переименованный анализ' }),
    })
    expect(changed.ok).toBe(true)
    expect((await revalidate()).status).toBe(200)
    await expect
      .poll(async () => (await (await fetch(`${site.url}/`)).text()).includes('Переименованный'), {
        timeout: 30_000,
      })
      .toBe(true)
  } finally {
    await site.stop()
    await second?.stop()
    await backend.stop('SIGKILL')
    folder.remove()
  }
})
