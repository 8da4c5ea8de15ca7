/** One price is said in one way on every surface (B231), and a sum has the drawing of blood in it (B232). */
import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { alsoOfQuery } from '@/lib/calculator/also'
import { isSoldCode } from '@/lib/calculator/sold'
import { listNames, resources } from '@/lib/content/client/public'
import { richHits } from '@/lib/content/client/rich-hits'
import { soldRecords } from '@/lib/content/client/sold'
import { contentStore } from '@/lib/content/content'
import { openApiDocument } from '@/lib/http/openapi/document'
import { estimate } from '@/lib/mcp/tools/estimate'
import { prices } from '@/lib/mcp/tools/prices'
import { search } from '@/lib/mcp/tools/search'
import { requestedAnalyses } from '@/lib/requests/outbox/requested-name'
import { type Locale, locales } from '@/lib/routing/locales'
import { analysisScreen } from '@/lib/screens/analysis'
import { checkUpScreen } from '@/lib/screens/check-up'
import { doctorScreen } from '@/lib/screens/doctor'
import { estimateScreen } from '@/lib/screens/estimate'
import { parentCheckUpScreen } from '@/lib/screens/parent-check-up'
import { priceListScreen } from '@/lib/screens/price-list'
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

serveBackend(createBackend({ seed, inbox: discard }))

beforeAll(async () => {
  readFrom()
  // Reading all lists at once may take longer than a page waits.
  const source = contentStore().reading({ waitMs: 60_000 })
  await Promise.all(
    locales.flatMap(locale => listNames.map(name => resources[name].list(locale, source))),
  )
})
beforeEach(() => {
  current.locale = 'ru'
})

const plain = (text: unknown) => JSON.stringify(text).replaceAll(/[\u00a0\u202f]/g, ' ')

async function pageOf<Data>(screen: Screen<Data>, slug: string) {
  const { locale } = current
  const props = { params: Promise.resolve({ locale, slug }), searchParams: Promise.resolve({}) }
  const data = await screen.load(props)
  const subject = screen.subject?.(data) ?? null
  const { title, description } = await screen.metadata(props)
  return {
    message: decodeURIComponent(await whatsappOf(subject, locale)).replaceAll(
      /[\u00a0\u202f]/g,
      ' ',
    ),
    graph: plain(screen.jsonLd(data)),
    text: plain((data as { text?: unknown }).text),
    head: plain([title, description]),
  }
}

test.each([
  ['service', serviceScreen, '/services/details/', 'mrt-golovnogo-mozga', '16 450', 16_450],
  ['doctor', doctorScreen, '/doctors-list/', 'kovalenko-igor', '11 000', 11_000],
  ['promotion', promotionScreen, '/promotions/', 'uzi-posle-16-00', '5 200', 5200],
] as const)(
  'the price of a %s is "from" everywhere',
  async (_, screen, folder, slug, shown, tenge) => {
    const { message, graph, text, head } = await pageOf<never>(screen as never, slug)
    expect(message).toContain(`, от ${shown} ₸.`)
    expect(graph).toContain(`"minPrice":${tenge},"priceCurrency":"KZT"`)
    expect(graph).not.toContain('"price":')
    // What is written of it: the title, the description, the generated questions.
    const sayings = [...`${text} ${head}`.matchAll(/.{4}\d[\d ]* ₸/g)].map(([saying]) => saying)
    expect(sayings.filter(saying => !/ от \d/.test(saying))).toEqual([])

    const sections = await priceSections('ru')
    const rows = sections.flatMap(({ groups }) => groups.flatMap(group => group.rows))
    const own = rows.filter(({ path }) => path === folder + slug)
    expect(own.map(({ price }) => price)).toContainEqual({ kind: 'from', tenge })
    expect(new Set(own.map(({ price }) => price.kind))).toEqual(new Set(['from']))

    expect(plain((await shareData(folder + slug, 'ru'))?.price)).toBe(`"от ${shown} ₸"`)
    const answer = plain(
      await prices.run({ language: 'ru', query: own[0]?.name, limit: 5, offset: 0 }),
    )
    expect(answer).toContain(`"price":${tenge},"currency":"KZT","priceKind":"from"`)
  },
)

test.each(locales)(
  '%s: an analysis is exact, and its sum has the drawing of blood',
  async locale => {
    current.locale = locale
    const { message, graph } = await pageOf(analysisScreen, 'obshhij-analiz-krovi')
    const [sum, drawn] = {
      ru: ['2 800 ₸', 'вместе со взятием крови'],
      kk: ['2 800 ₸', 'қан алумен бірге'],
    }[locale] as [string, string]
    expect(message).toContain(sum)
    expect(message).toContain(drawn)
    expect(graph).toContain('"price":1800,"priceCurrency":"KZT"')

    const id = seed.analyses.find(({ slug }) => slug === 'obshhij-analiz-krovi')?.id ?? 0
    const mail = plain(await requestedAnalyses([id], locale))
    expect(mail).toContain(sum)
    expect(mail).toContain(drawn)

    const query = { ru: 'общий анализ крови', kk: 'жалпы қан талдауы' }[locale]
    const said = '"price":1800,"currency":"KZT","priceKind":"exact"'
    const asked = { language: locale, query }
    for (const answer of [
      await prices.run({ ...asked, kind: 'analyses', limit: 50, offset: 0 }),
      await search.run({ ...asked, kind: 'analysis' }),
    ]) {
      expect(plain(answer)).toContain(said)
      expect(plain(answer)).toContain('"bloodDrawing":1000,"priceWithBloodDrawing":2800')
    }
  },
)

/** Codes of an estimate by the ids of the price list's rows. */
const codeOf = (row: string) =>
  row
    .replace(/^service-(\d+)$/, 's$1')
    .replace(/^first-visit-/, 'v')
    .replace(/^repeated-visit-/, 'r')
    .replace(/^package-(\d+)(?:-(\w).*)?$/, 'c$1$2')

test.each(locales)(
  '%s: an estimate has what is sold as the price list does (B1280)',
  async locale => {
    const rows = (await priceSections(locale))
      .flatMap(({ groups }) => groups.flatMap(group => group.rows))
      .filter(({ id }) => isSoldCode(codeOf(id)))
    const sold = await soldRecords(
      locale,
      rows.map(({ id }) => codeOf(id)),
    )
    expect(sold.map(({ code, name, path, price }) => ({ code, name, path, price }))).toEqual(
      rows.map(({ code, name, path, price }) => ({ code, name, path, price })),
    )
    expect(new Set(sold.map(({ code }) => code.charAt(0)))).toEqual(new Set(['s', 'v', 'r', 'c']))
  },
)

test('a scan, a doctor and an analysis are one list with one sum, on the page and in the e-mail (B1280)', async () => {
  const oak = seed.analyses.find(({ slug }) => slug === 'obshhij-analiz-krovi')
  const knee = seed.services.find(({ slug }) => slug === 'mrt-kolennogo-sustava')
  const [doctor] = seed.doctors
  const also = [`s${knee?.id}`, `v${doctor?.id}`, 'v999999', '~HBsAg']
  const query = { ids: `${oak?.id}`, also }
  const { sold, unknownSold, summary, message } = await estimateScreen.load({
    params: Promise.resolve({ locale: 'ru' }),
    searchParams: Promise.resolve(query),
  })
  const total = Number(knee?.price) + Number(doctor?.first_appointment) + 1800 + 1000
  expect(summary).toMatchObject({ count: 3, analyses: 1, total, isLowest: true })
  expect([sold.length, unknownSold]).toEqual([2, 1])
  const said = `от ${total.toLocaleString('ru').replaceAll(/\s/g, ' ')} ₸`
  const mail = await requestedAnalyses([Number(oak?.id)], 'ru', alsoOfQuery(also))
  const told = await estimate.run({ language: 'ru', codes: [`a${oak?.id}`, ...also.slice(0, 3)] })
  expect(told).toMatchObject({ total, totalKind: 'from', bloodDrawing: 1000, unknown: ['v999999'] })
  for (const text of [plain(message), plain(mail)])
    for (const part of [said, 'МРТ коленного сустава', 'первичный приём', 'Общий анализ крови'])
      expect(text).toContain(part)
})

test('hits, check-ups and the description of the API say the same', async () => {
  const { hits } = await richHits('ru', 'мрт головного мозга')
  expect(hits.find(({ slug }) => slug === 'mrt-golovnogo-mozga')).toMatchObject({
    priceKind: 'from',
  })
  const analyses = (await richHits('ru', 'ферритин', 'analysis')).hits
  expect(new Set(analyses.map(({ priceKind }) => priceKind))).toEqual(new Set(['exact']))

  const [checkUp] = seed.checkUps
  const [parent] = seed.parentCheckUps
  expect((await pageOf(checkUpScreen, checkUp?.slug ?? '')).message).toMatch(/, от \d[\d ]* ₸\./)
  const { message } = await pageOf(parentCheckUpScreen, parent?.slug ?? '')
  expect(message).toMatch(/, от \d[\d ]* ₸\.\n.+\/check-up\/adults\//)
  expect(plain(openApiDocument())).toContain('are the lowest')
})

test('the price list says of its prices what is so, and what it leaves out', async () => {
  const { lead, sections } = await priceListScreen.load()
  expect(sections.map(({ kind }) => kind)).toEqual([
    ...['services', 'doctors', 'analyses', 'checkUps', 'promotions'],
  ])
  for (const part of ['«от»', 'Скидка детям не вычтена', 'Взятие крови', 'Где цены нет']) {
    expect(lead).toContain(part)
  }
  expect(lead).not.toMatch(/Все цены/)
})
