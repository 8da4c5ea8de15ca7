import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { PAGE_TIMEOUT_MS } from '@/lib/content/client/client'
import { sitemapResponse } from '@/lib/seo/sitemap-entries'
import { seed } from '@/tests/support/seed'
import { until } from '../../../support/until'
import { serveBackend } from '../../support/backend'

const backend = createBackend({ seed, inbox: discard })
/** The timeout of its longest list, in both languages. */
const held: (() => void)[] = []

serveBackend(async request => {
  const isLongest = request.url.endsWith('/api/analyses') && held.length < 2
  if (isLongest) await new Promise<void>(resolve => held.push(resolve))
  return backend(request)
})

test('the sitemap waits for the longest lists, longer than any page', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const pending = sitemapResponse()
  await until(() => held.length === 2)
  await jest.advanceTimersByTimeAsync(PAGE_TIMEOUT_MS + 500)
  jest.useRealTimers()
  for (const release of held) release()
  const response = await pending
  expect(response.status).toBe(200)
  const [{ slug } = { slug: '' }] = seed.analyses
  expect(await response.text()).toContain(`/analysis/list/${slug}</loc>`)
})
