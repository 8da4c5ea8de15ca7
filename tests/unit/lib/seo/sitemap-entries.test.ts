import { GET as sitemapPart } from '@/app/sitemap/[part]/route'
import { GET as sitemap } from '@/app/sitemap.xml/route'
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
  const pending = sitemap()
  await until(() => held.length === 2)
  await jest.advanceTimersByTimeAsync(PAGE_TIMEOUT_MS + 500)
  jest.useRealTimers()
  for (const release of held) release()
  const response = await pending
  expect(response.status).toBe(200)
  const [{ slug } = { slug: '' }] = seed.analyses
  expect(await response.text()).toContain(`/analysis/list/${slug}</loc>`)
})

test('a part has its own URLs, and there is none after the last one', async () => {
  const whole = await locsOf(await sitemap())
  const limits = { urls: whole.length - 3, bytes: 1_000_000 }
  expect(await locsOf(await sitemapResponse(2, limits))).toEqual(whole.slice(-3))
  expect((await sitemapResponse(3, limits)).status).toBe(404)
})

test('the address of a part leads to it: a sitemap that fits into one file has none', async () => {
  const context = { params: Promise.resolve({ part: '1' }) }
  const response = await sitemapPart(new Request('http://localhost:3000'), context)
  expect(response.status).toBe(404)
  expect(await response.text()).toBe('Not Found\n')
})

async function locsOf(response: Response): Promise<string[]> {
  const xml = await response.text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
}
