/** Lists that a clinic has no records for: not indexed, in no sitemap, without structured data. */
import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { articlesScreen } from '@/lib/screens/articles'
import { checkUpsScreen } from '@/lib/screens/check-ups'
import { cosmetologyPromotionsScreen, promotionsScreen } from '@/lib/screens/promotions'
import type { Screen } from '@/lib/screens/screen'
import { sitemapResponse } from '@/lib/seo/sitemap-entries'
import { seed } from '@/tests/support/seed'
import { serveBackend } from '../../support/backend'

const current = { locale: 'ru' }

jest.mock('@/lib/routing/current-locale', () => ({ currentLocale: async () => current.locale }))
jest.mock('next-intl/server', () => jest.requireActual('../../support/translations'))

const backend = createBackend({
  seed: {
    ...seed,
    promotions: seed.promotions.filter(({ category }) => category !== 'cosmetology'),
    parentCheckUps: [],
  },
  inbox: discard,
})

/** Articles are in Kazakh only. */
serveBackend(async request => {
  const isEmpty =
    request.url.endsWith('/api/posts') && request.headers.get('accept-language') === 'ru'
  return isEmpty ? Response.json({ data: { data: [] } }) : backend(request)
})

async function seen<Data>(screen: Screen<Data>, locale: string) {
  current.locale = locale
  const props = { params: Promise.resolve({ locale }), searchParams: Promise.resolve({}) }
  const graph = screen.jsonLd(await screen.load(props))
  const { robots, alternates } = await screen.metadata(props)
  return { robots, languages: Object.keys(alternates?.languages ?? {}), hasGraph: graph !== null }
}

const hidden = { robots: { index: false, follow: true }, languages: [], hasGraph: false }

test('a list without records is not indexed', async () => {
  expect(await seen(cosmetologyPromotionsScreen, 'ru')).toEqual(hidden)
  expect(await seen(checkUpsScreen, 'kk')).toEqual(hidden)
  expect(await seen(articlesScreen, 'ru')).toEqual(hidden)
})

test('it is indexed in the languages that have records, and names those only', async () => {
  const shown = { robots: expect.objectContaining({ index: true }), hasGraph: true }
  expect(await seen(articlesScreen, 'kk')).toEqual({ ...shown, languages: ['kk', 'x-default'] })
  expect(await seen(promotionsScreen, 'ru')).toEqual({
    ...shown,
    languages: ['ru', 'kk', 'x-default'],
  })
})

test('the sitemap has the lists with records', async () => {
  const xml = await (await sitemapResponse()).text()
  const listed = [
    ...xml.matchAll(
      /<loc>[^<]*?((?:\/kk)?\/(?:promotions|posts|check-up)\/(?:list|category)[^<]*)/g,
    ),
  ]
  expect(listed.map(([, path]) => path)).toEqual([
    '/promotions/list',
    '/kk/promotions/list',
    '/kk/posts/list',
  ])
})
