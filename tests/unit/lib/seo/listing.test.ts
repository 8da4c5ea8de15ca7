/** What the editors' texts tell search engines: sitemap, feeds and heads of pages follow. */
import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { contentStore } from '@/lib/content/content'
import { locales } from '@/lib/routing/locales'
import { articlesFeed, yandexDoctorsFeed } from '@/lib/screens/feeds'
import { isListed } from '@/lib/seo/listing'
import { pageMetadata } from '@/lib/seo/metadata'
import { sitemapEntries } from '@/lib/seo/sitemap-entries'
import { contentCopy } from '@/tests/support/content-copy'
import { seed } from '@/tests/support/seed'
import { serveBackend } from '../../support/backend'
import { writeText } from '../../support/page-text'

const { dir, reset, remove } = contentCopy()
process.env.CONTENT_DIR = dir
process.env.YANDEX_DOCTORS_FEED = 'true'
afterAll(remove)
beforeEach(reset)

serveBackend(createBackend({ seed, inbox: discard }))
// As a running site has it: reading all lists at once may take longer than a page waits.
beforeAll(async () => {
  await sitemapEntries(contentStore().reading({ waitMs: 60_000 }))
}, 90_000)

const [doctor, article] = [seed.doctors[0]?.slug ?? '', seed.posts[0]?.slug ?? '']

const languagesIn = async (path: string) =>
  (await sitemapEntries()).find(entry => entry.path === path)?.languages

test.each([
  ['a page of the site', '/corporate-clients'],
  ['a landing page', '/klinika-v-almaty'],
  ['a record', `/doctors-list/${doctor}`],
])('%s with noindex leaves the sitemap in that language', async (_, path) => {
  expect(await languagesIn(path)).toEqual(['ru', 'kk'])
  writeText(dir, path, 'kk', 'noindex: true')
  expect(await languagesIn(path)).toEqual(['ru'])
  writeText(dir, path, 'ru', 'noindex: true')
  expect(await languagesIn(path)).toBeUndefined()
})

test('so does a record whose text names another page', async () => {
  const path = `/posts/${article}`
  for (const locale of locales) writeText(dir, path, locale, 'canonical: /posts/list')
  expect(await languagesIn(path)).toBeUndefined()
  expect(await languagesIn('/posts/list')).toEqual(['ru', 'kk'])
})

test('the sitemap is the same object while the texts say the same', async () => {
  const before = await sitemapEntries()
  writeText(dir, '/contacts', 'ru', 'noindex: false')
  expect(await sitemapEntries()).toBe(before)
})

test('feeds leave it out', async () => {
  const address = `/posts/${article}</link>`
  expect(await (await articlesFeed('ru')).text()).toContain(address)
  writeText(dir, `/posts/${article}`, 'ru', 'noindex: true')
  expect(await (await articlesFeed('ru')).text()).not.toContain(address)
  expect(await (await articlesFeed('kk')).text()).toContain(address)

  const url = `/doctors-list/${doctor}</url>`
  expect(await (await yandexDoctorsFeed()).text()).toContain(url)
  writeText(dir, `/doctors-list/${doctor}`, 'ru', 'noindex: true')
  expect(await (await yandexDoctorsFeed()).text()).not.toContain(url)
})

test('its head says so, and the other language does not name it', async () => {
  const path = '/corporate-clients'
  writeText(dir, path, 'kk', 'noindex: true')
  expect(await isListed(path, 'kk')).toBe(false)
  const head = { path, title: 'T', description: 'D' }
  const hidden = await pageMetadata({ ...head, locale: 'kk', noindex: true })
  expect(hidden).toEqual({
    title: 'T',
    description: 'D',
    robots: { index: false, follow: true },
  })
  const { alternates } = await pageMetadata({ ...head, locale: 'ru' })
  const address = 'http://localhost:3000/corporate-clients'
  expect(alternates?.languages).toEqual({ ru: address, 'x-default': address })
})

test('a share picture of its own is at the address of the page', async () => {
  const head = { locale: 'ru', path: '/contacts', title: 'T', description: 'D' } as const
  const image = '/og/ru/analysis/list.jpg'
  const imageOf = async (own: object) => {
    const { openGraph } = await pageMetadata({ ...head, ...own })
    return openGraph?.images
  }
  expect(await imageOf({ image })).toMatchObject([{ url: image }])
  expect(await imageOf({ image, share: '/files/a.jpg' })).toMatchObject([
    { url: '/og/ru/contacts.jpg' },
  ])
})
