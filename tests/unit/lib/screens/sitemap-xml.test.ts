import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PAGE_TIMEOUT_MS } from '@/lib/api/client'
import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { serverOf } from '@/lib/backend/node-adapter'
import { seed } from '@/lib/backend/seed/seed'
import { sitemapResponse } from '@/lib/screens/sitemap-xml'

/** A backend that takes longer for its longest list, at first, than any page waits. */
let server: Server
let folder: string

beforeAll(async () => {
  const backend = createBackend({ seed, inbox: discard })
  const asked = new Set<string | null>()
  server = serverOf(async request => {
    const language = request.headers.get('Accept-Language')
    if (request.url.endsWith('/api/analyses') && !asked.has(language)) {
      asked.add(language)
      await sleep(PAGE_TIMEOUT_MS + 500)
    }
    return backend(request)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  folder = mkdtempSync(join(tmpdir(), 'sitemap-'))
  process.env.BACKEND_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  process.env.DATA_DIR = folder
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

test('the sitemap waits for the longest lists', async () => {
  const answer = await sitemapResponse()
  expect(answer.status).toBe(200)
  const [{ slug } = { slug: '' }] = seed.analyses
  expect(await answer.text()).toContain(`/analysis/list/${slug}</loc>`)
})
