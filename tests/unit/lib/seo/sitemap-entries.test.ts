import { setTimeout as sleep } from 'node:timers/promises'
import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { PAGE_TIMEOUT_MS } from '@/lib/content/client/client'
import { sitemapResponse } from '@/lib/seo/sitemap-entries'
import { seed } from '@/tests/support/seed'
import { serveBackend } from '../../support/backend'

const backend = createBackend({ seed, inbox: discard })
const asked = new Set<string | null>()

/** A backend that takes longer for its longest list, at first, than any page waits. */
serveBackend(async request => {
  const language = request.headers.get('Accept-Language')
  if (request.url.endsWith('/api/analyses') && !asked.has(language)) {
    asked.add(language)
    await sleep(PAGE_TIMEOUT_MS + 500)
  }
  return backend(request)
})

test('the sitemap waits for the longest lists', async () => {
  const answer = await sitemapResponse()
  expect(answer.status).toBe(200)
  const [{ slug } = { slug: '' }] = seed.analyses
  expect(await answer.text()).toContain(`/analysis/list/${slug}</loc>`)
})
