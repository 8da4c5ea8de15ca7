/** The parts of a sitemap of more than 50,000 URLs, by their numbers. */
import { GET as sitemapPart } from '@/app/sitemap/[part]/route'
import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { seed } from '@/tests/support/seed'
import { serveBackend } from '../../support/backend'

const backend = createBackend({ seed, inbox: discard })
/** In two languages as many URLs as one file may have; the other pages come on top. */
const titles = Array.from({ length: 25_000 }, (_, index) => ({ id: index + 1, name: 'Врач' }))

serveBackend(async request =>
  request.url.endsWith('/api/job-titles') ? Response.json({ data: titles }) : backend(request),
)

const part = (number: string) =>
  sitemapPart(new Request('http://localhost:3000'), { params: Promise.resolve({ part: number }) })

async function locsOf(response: Response): Promise<string[]> {
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
}

test('the address of a part has its own URLs; there is none after the last one', async () => {
  const [first, second] = [await locsOf(await part('1')), await locsOf(await part('2'))]
  expect(first).toHaveLength(50_000)
  expect(second).not.toEqual([])
  expect(new Set([...first, ...second]).size).toBe(first.length + second.length)
  const last = await part('3')
  expect(last.status).toBe(404)
  expect(await last.text()).toBe('Not Found\n')
})
