import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { siteFolder, startBackend } from '../support/site'
import { test } from '../support/test'

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

test('all pages are refreshed, however often they are requested, also when the backend was down in between', async () => {
  const folder = siteFolder()
  const content = ['--analyses', '50']
  let backend = await startBackend(content)
  const port = Number(new URL(backend.url).port)
  const site = await folder.start({ BACKEND_URL: backend.url, REVALIDATE_TOKEN: token })
  const { data: analyses } = await (await fetch(`${backend.url}/api/analyses`)).json()
  const [{ id, slug }] = analyses
  const pages = ['/', '/analysis/list', `/analysis/list/${slug}`, '/karta-sayta']
  const visit = async (path: string) => {
    const response = await fetch(site.url + path)
    expect(response.status, path).toBe(200)
    return response.text()
  }
  const revalidate = async () => {
    const headers = { Authorization: `Bearer ${token}` }
    const response = await fetch(`${site.url}/api/revalidate`, { method: 'POST', headers })
    expect(response.status).toBe(200)
  }
  let isOver = false
  const failed: unknown[] = []
  const keepVisiting = async (path: string) => {
    while (!isOver) {
      await visit(path).catch(error => failed.push(error))
      await sleep(50)
    }
  }
  let visitors: Promise<void>[] = []
  try {
    for (const path of pages) expect(await visit(path)).toContain(`href="/analysis/list/${slug}"`)
    visitors = pages.map(keepVisiting)
    await backend.stop('SIGKILL')
    await revalidate()
    for (const path of pages) expect(await visit(path)).toContain(`href="/analysis/list/${slug}"`)

    backend = await startBackend(content, port)
    const changed = await fetch(`${backend.url}/api/analyses/${id}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Переименованный анализ' }),
    })
    expect(changed.ok).toBe(true)
    await revalidate()
    for (const path of pages) {
      await expect
        .poll(() => visit(path), { message: path, timeout: 30_000 })
        .toContain('Переименованный')
    }
    expect(failed).toEqual([])
  } finally {
    isOver = true
    await Promise.all(visitors)
    await site.stop()
    await backend.stop('SIGKILL')
    folder.remove()
  }
})
