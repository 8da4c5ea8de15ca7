/** A price that the clinic says otherwise than usual is said so on every surface (B1160). */
import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { listNames, resources } from '@/lib/content/client/public'
import { richHits } from '@/lib/content/client/rich-hits'
import { contentStore } from '@/lib/content/content'
import type { writtenKinds } from '@/lib/entities/price'
import { prices } from '@/lib/mcp/tools/prices'
import { services } from '@/lib/mcp/tools/services'
import { requestedAnalyses } from '@/lib/requests/outbox/requested-name'
import { type Locale, locales } from '@/lib/routing/locales'
import { analysisScreen } from '@/lib/screens/analysis'
import { doctorScreen } from '@/lib/screens/doctor'
import { priceListCsv } from '@/lib/screens/price-files'
import { priceSections } from '@/lib/screens/price-sections'
import { promotionScreen } from '@/lib/screens/promotion'
import type { Screen } from '@/lib/screens/screen'
import { serviceScreen } from '@/lib/screens/service'
import { shareData } from '@/lib/screens/share'
import { whatsappOf } from '@/lib/screens/whatsapp'
import { seed } from '@/tests/support/seed'
import { serveBackend } from '../../support/backend'
import { readFrom } from '../../support/content'

const current: { locale: Locale } = { locale: 'ru' }

jest.mock('@/lib/routing/current-locale', () => ({ currentLocale: async () => current.locale }))
jest.mock('next-intl/server', () => jest.requireActual('../../support/translations'))
jest.setTimeout(120_000)

const as = (price: number | null, price_kind: (typeof writtenKinds)[number]) => ({
  price,
  price_kind,
})
const changed = <T extends { readonly slug: string }>(
  records: readonly T[],
  by: Readonly<Record<string, Partial<T>>>,
) => records.map(record => ({ ...record, ...by[record.slug] }))

const said = {
  ...seed,
  services: changed(seed.services, {
    'ekg-s-opisaniem': as(null, 'free'),
    'mrt-golovnogo-mozga': as(16_450, 'exact'),
    gastroskopiya: {
      ...as(7000, 'from'),
      discount: 10,
      prices: [
        { name: { ru: 'Взрослые', kk: 'Ересектер' }, price: 9000, price_kind: undefined },
        { name: { ru: 'Дети', kk: 'Балалар' }, price: 7000, price_kind: 'from' },
        { name: { ru: 'Ветераны', kk: 'Ардагерлер' }, price: null, price_kind: 'free' },
      ],
    },
  }),
  promotions: changed(seed.promotions, { 'uzi-posle-16-00': as(5200, 'exact') }),
  doctors: changed(seed.doctors, {
    'kovalenko-igor': {
      ...{ first_appointment: 11_000, first_appointment_kind: 'exact' },
      ...{ repeated_appointment: null, repeated_appointment_kind: 'free' },
    },
  }),
  analyses: changed(seed.analyses, {
    'obshhij-analiz-krovi': as(1800, 'from'),
    'soe-po-vestergrenu': as(null, 'free'),
  }),
}
serveBackend(createBackend({ seed: said, inbox: discard }))

beforeAll(async () => {
  readFrom()
  // Reading all lists at once may take longer than a page waits.
  const source = contentStore().reading({ waitMs: 60_000 })
  await Promise.all(
    locales.flatMap(locale => listNames.map(name => resources[name].list(locale, source))),
  )
})

const plain = (text: unknown) =>
  (typeof text === 'string' ? text : JSON.stringify(text)).replaceAll(/[\u00a0\u202f]/g, ' ')

async function pageOf<Data>(screen: Screen<Data>, slug: string) {
  const { locale } = current
  const props = { params: Promise.resolve({ locale, slug }), searchParams: Promise.resolve({}) }
  const data = await screen.load(props)
  const subject = screen.subject?.(data) ?? null
  const { title, description } = await screen.metadata(props)
  return {
    message: plain(decodeURIComponent(await whatsappOf(subject, locale))),
    graph: plain(screen.jsonLd(data)),
    written: plain([(data as { text?: unknown }).text, title, description]),
  }
}

const screens = {
  service: [serviceScreen, '/services/details/'],
  doctor: [doctorScreen, '/doctors-list/'],
  promotion: [promotionScreen, '/promotions/'],
  analysis: [analysisScreen, '/analysis/list/'],
} as const

test.each([
  [
    'service',
    'ekg-s-opisaniem',
    'Бесплатно',
    /"price":0,"priceCurrency":"KZT"/,
    { kind: 'free', tenge: 0 },
  ],
  [
    'service',
    'mrt-golovnogo-mozga',
    '16 450 ₸',
    /"price":16450,/,
    { kind: 'exact', tenge: 16_450 },
  ],
  ['promotion', 'uzi-posle-16-00', '5 200 ₸', /"price":5200,/, { kind: 'exact', tenge: 5200 }],
  [
    'doctor',
    'kovalenko-igor',
    '11 000 ₸',
    /"price":11000,.+"price":0,/,
    { kind: 'exact', tenge: 11_000 },
  ],
  [
    'analysis',
    'obshhij-analiz-krovi',
    'всего от 2 800 ₸ вместе со взятием крови',
    /"minPrice":1800,/,
    { kind: 'from', tenge: 1800 },
  ],
] as const)('%s %s: %s', async (kind, slug, shown, offer, price) => {
  current.locale = 'ru'
  const [screen, folder] = screens[kind]
  const { message, graph, written } = await pageOf<never>(screen as never, slug)
  expect(message).toContain(`, ${shown}.`)
  expect(graph).toMatch(offer)
  const isFrom = price.kind === 'from'
  for (const [saying] of written.matchAll(/.{4}\d[\d ]* ₸/g))
    expect(/ от \d/.test(saying)).toBe(isFrom)
  if (price.kind === 'free') expect(written).toMatch(/бесплатно/)

  const sections = await priceSections('ru')
  const rows = sections.flatMap(({ groups }) => groups.flatMap(group => group.rows))
  const own = rows.filter(({ path }) => path === folder + slug)
  expect(own.map(each => each.price)).toContainEqual(price)
  const answer = plain(
    await prices.run({ language: 'ru', query: own[0]?.name, limit: 5, offset: 0 }),
  )
  expect(answer).toContain(`"price":${price.tenge},"currency":"KZT","priceKind":"${price.kind}"`)
  if (kind !== 'analysis') expect(plain((await shareData(folder + slug, 'ru'))?.price)).toBe(shown)
})

test('files, hits and e-mails say it, too', async () => {
  const lines = plain(await (await priceListCsv('ru')).text()).split('\n')
  const line = (id: string) => lines.find(each => each.startsWith(`${id},`))
  const idOf = (records: readonly { id: number; slug: string }[], wanted: string) =>
    records.find(({ slug }) => slug === wanted)?.id ?? 0
  expect(line(`service-${idOf(said.services, 'ekg-s-opisaniem')}`)).toMatch(/,0,.*,бесплатно,/)
  const named = idOf(said.services, 'gastroskopiya')
  expect(line(`service-${named}-1`)).toMatch(/,9000,10,.*,точная,/)
  expect(line(`service-${named}-3`)).toMatch(/,0,,.*,бесплатно,/)
  const doctor = idOf(said.doctors, 'kovalenko-igor')
  expect(line(`repeated-visit-${doctor}`)).toMatch(/,0,.*,бесплатно,/)

  const { hits } = await richHits('ru', 'экг')
  expect(hits.find(({ slug }) => slug === 'ekg-s-opisaniem')).toMatchObject({
    ...{ price: 0, priceKind: 'free' },
  })

  const [blood, free] = ['obshhij-analiz-krovi', 'soe-po-vestergrenu'].map(slug =>
    idOf(said.analyses, slug),
  )
  expect(plain(await requestedAnalyses([blood ?? 0, free ?? 0], 'ru'))).toMatch(
    /: всего от 2 800 ₸ вместе со взятием крови$/,
  )
})

test.each([
  ['ru', 'от 7 000 ₸', ['взрослые', 'дети', 'ветераны']],
  ['kk', '7 000 ₸-ден бастап', ['ересектер', 'балалар', 'ардагерлер']],
] as const)(
  '%s: several prices are shown with their names (B1161)',
  async (locale, lowest, names) => {
    current.locale = locale
    const slug = 'gastroskopiya'
    const { message, graph } = await pageOf(serviceScreen, slug)
    expect(message).toContain(lowest)
    const node = (JSON.parse(graph)['@graph'] as readonly Record<string, unknown>[]).find(
      each => each['@type'] === 'Service',
    )
    expect(node?.offers).toMatchObject([
      { '@type': 'Offer', price: 9000, priceCurrency: 'KZT' },
      { '@type': 'Offer', priceSpecification: { minPrice: 7000, priceCurrency: 'KZT' } },
      { '@type': 'Offer', price: 0, priceCurrency: 'KZT' },
    ])
    const offered = JSON.stringify(node?.offers).toLowerCase()
    expect([...offered.matchAll(/"name":"(.+?)"/g)].map(([, name]) => name)).toEqual(names)

    const sections = await priceSections(locale)
    const rows = sections.flatMap(({ groups }) => groups.flatMap(group => group.rows))
    const own = rows.filter(({ path }) => path.endsWith(slug))
    expect(own.map(({ name }) => /\(([^()]+)\)$/.exec(name)?.[1])).toEqual(names)
    expect(own.map(({ price }) => price)).toEqual([
      { kind: 'exact', tenge: 9000 },
      { kind: 'from', tenge: 7000 },
      { kind: 'free', tenge: 0 },
    ])
    expect(new Set(own.map(({ id }) => id)).size).toBe(3)

    const { items } = (await services.run({ language: locale, limit: 50, offset: 0 })) as {
      items: readonly { url: string }[]
    }
    expect(plain(items.find(({ url }) => url.endsWith(slug)))).toContain(
      '"price":9000,"currency":"KZT","priceKind":"exact"',
    )
  },
)
