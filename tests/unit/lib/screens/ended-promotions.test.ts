/** A promotion on its last day in Almaty, and from the minute after it (B230). */
import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { getBanners } from '@/lib/content/client/banners'
import { getPromotions } from '@/lib/content/client/promotions'
import { listNames, publicContent, resources } from '@/lib/content/client/public'
import { richHits } from '@/lib/content/client/rich-hits'
import { contentStore } from '@/lib/content/content'
import { currentMaking, making } from '@/lib/invalidation/making'
import { locales } from '@/lib/routing/locales'
import { promotionScreen } from '@/lib/screens/promotion'
import { promotionsScreen } from '@/lib/screens/promotions'
import { servicesTopScreen } from '@/lib/screens/services-top'
import { shareData } from '@/lib/screens/share'
import { sitemapEntries } from '@/lib/seo/sitemap-entries'
import { seed } from '@/tests/support/seed'
import { serveBackend } from '../../support/backend'
import { readFrom } from '../../support/content'

jest.mock('@/lib/routing/current-locale', () => ({ currentLocale: async () => 'ru' }))
jest.mock('next-intl/server', () => jest.requireActual('../../support/translations'))

const slug = 'zvezdnaya-skidka'
const path = `/promotions/${slug}`
const [sample] = seed.promotions
const [banner] = seed.banners
if (!sample || !banner) throw new Error('The sample has no promotions or no banners')
const ending = {
  ...sample,
  ...{ id: 900, slug, price: 4321, discount: 43, until: '2026-11-28', former_slugs: [] },
  ...{ name: { ru: 'Звёздная скидка', kk: 'Жұлдызды жеңілдік' } },
}
serveBackend(
  createBackend({
    seed: {
      ...seed,
      promotions: [ending, ...seed.promotions],
      banners: [{ ...banner, id: 900, link: `${path}?from=home` }, ...seed.banners],
    },
    inbox: discard,
  }),
)

const props = {
  params: Promise.resolve({ locale: 'ru', slug }),
  searchParams: Promise.resolve({}),
}

/** Where it is shown, and what its page says. */
async function seenAt(instant: string) {
  jest.setSystemTime(new Date(instant))
  const [list, services, hits, entries, share] = await Promise.all([
    promotionsScreen.load(props),
    servicesTopScreen.load(props),
    richHits('ru', 'звёздная скидка'),
    sitemapEntries(),
    shareData(path, 'ru'),
  ])
  const data = await promotionScreen.load(props)
  const { robots } = await promotionScreen.metadata(props)
  const places = {
    list: [...list.cards, ...list.rows, ...list.more],
    services: services.promotions,
    search: hits.hits,
    sitemap: entries.map(entry => ({ slug: entry.path.split('/').at(-1) })),
    api: (await publicContent('promotions', 'ru')) as { slug: string }[],
    home: (await getBanners('ru')).map(({ id }) => ({ slug: id === 900 ? slug : '' })),
    current: await getPromotions('ru'),
  }
  return {
    shown: Object.entries(places).flatMap(([name, all]) =>
      all.some(each => each.slug === slug) ? [name] : [],
    ),
    robots,
    share,
    data,
    graph: promotionScreen.jsonLd(data),
    subject: promotionScreen.subject?.(data),
  }
}

jest.setTimeout(120_000)

beforeAll(async () => {
  jest.useFakeTimers({
    now: new Date('2026-11-28T18:59:59Z'),
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
  })
  readFrom()
  // Reading all lists at once may take longer than a page waits.
  const source = contentStore().reading({ waitMs: 60_000 })
  await Promise.all(
    locales.flatMap(locale => listNames.map(name => resources[name].list(locale, source))),
  )
})
afterAll(() => jest.useRealTimers())

const everywhere = ['list', 'services', 'search', 'sitemap', 'api', 'home', 'current']

test('on its last day it is everywhere, and its offer says until when it applies', async () => {
  const seen = await seenAt('2026-11-28T18:59:59Z')
  expect(seen.shown).toEqual(everywhere)
  expect(seen.robots).toMatchObject({ index: true })
  expect(seen.data.term?.isOver).toBe(false)
  expect(JSON.stringify(seen.graph)).toContain('"priceValidUntil":"2026-11-28"')
  expect(JSON.stringify(seen.graph)).toContain('"validThrough":"2026-11-28T23:59:59+05:00"')
  expect(JSON.stringify(seen.share)).toMatch(/4.321/)
})

test('from midnight it has a page that says so, and nothing else; its price applies nowhere', async () => {
  const seen = await seenAt('2026-11-28T19:00:00Z')
  expect(seen.shown).toEqual([])
  expect(seen.robots).toEqual({ index: false, follow: true })
  expect(seen.graph).toBeNull()
  expect(seen.data.term?.isOver).toBe(true)
  expect(seen.data.more).toHaveLength(3)
  expect(JSON.stringify(seen)).not.toMatch(/4.?321|43/)
})

test('a page that lists promotions is outdated when a day begins', async () => {
  await making(false, async () => {
    await getPromotions('ru')
    expect(currentMaking()?.uses.get('day')).toBe('2026-11-29')
  })
})
