import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { seoText } from '@/lib/page-texts'
import { type Locale, locales } from '@/lib/routing/locales'
import { aboutScreen } from '@/lib/screens/about'
import { analysesScreen } from '@/lib/screens/analyses'
import { analysisScreen } from '@/lib/screens/analysis'
import { analysisCategoryScreen } from '@/lib/screens/analysis-category'
import { articleScreen } from '@/lib/screens/article'
import { articlesScreen } from '@/lib/screens/articles'
import { checkUpScreen } from '@/lib/screens/check-up'
import { checkUpsScreen } from '@/lib/screens/check-ups'
import { contactsScreen } from '@/lib/screens/contacts'
import { corporateScreen } from '@/lib/screens/corporate'
import { doctorScreen } from '@/lib/screens/doctor'
import { doctorsScreen } from '@/lib/screens/doctors'
import { parentCheckUpScreen } from '@/lib/screens/parent-check-up'
import { promotionScreen } from '@/lib/screens/promotion'
import { promotionsScreen } from '@/lib/screens/promotions'
import { recordText } from '@/lib/screens/record-text'
import type { Screen } from '@/lib/screens/screen'
import { serviceScreen } from '@/lib/screens/service'
import { servicesCategoryScreen } from '@/lib/screens/services-category'
import { servicesTopScreen } from '@/lib/screens/services-top'
import { siteMapScreen } from '@/lib/screens/site-map'
import { specialtyScreen } from '@/lib/screens/specialty'
import { absoluteUrl } from '@/lib/seo/metadata'
import { idSlug } from '@/lib/text/transliterate'
import ru from '@/messages/ru.json'
import { seed } from '@/tests/support/seed'
import { serveBackend } from '../../support/backend'

const current: { locale: Locale } = { locale: 'ru' }

jest.mock('@/lib/routing/current-locale', () => ({ currentLocale: async () => current.locale }))
jest.mock('@/lib/page-texts')
jest.mock('next-intl/server', () => jest.requireActual('../../support/translations'))

const none = { ru: '', kk: '' }
/** As of a row of a price list, of which no file says more. */
const bare = seed.services.slice(0, 1).map(service => ({
  ...{ ...service, id: 9000, slug: 'massazh', name: { ru: 'Массаж', kk: 'Массаж' } },
  ...{ description: none, list_description: none, price: null },
}))
const services = [...seed.services, ...bare]
serveBackend(createBackend({ seed: { ...seed, services }, inbox: discard }))

type Metadata = Pick<Screen<unknown>, 'metadata'>
type Named = { readonly id: number; readonly name: { readonly ru: string } }

const slugOf = ([first]: readonly { readonly slug: string }[]) => first?.slug ?? ''
const idSlugOf = ([first]: readonly Named[]) => (first ? idSlug(first.id, first.name.ru) : '')

/** Each type of page that editors may write a text for, with the slug of a record. */
const screens: readonly (readonly [string, Metadata, string])[] = [
  ['the list of analyses', analysesScreen, ''],
  ['an analysis', analysisScreen, slugOf(seed.analyses)],
  ['a category of analyses', analysisCategoryScreen, idSlugOf(seed.analysisCategories)],
  ['the check-ups', checkUpsScreen, ''],
  ['a check-up', checkUpScreen, slugOf(seed.checkUps)],
  ['a parent check-up', parentCheckUpScreen, slugOf(seed.parentCheckUps)],
  ['the contacts', contactsScreen, ''],
  ['the list of doctors', doctorsScreen, ''],
  ['a doctor', doctorScreen, slugOf(seed.doctors)],
  ['a specialty', specialtyScreen, idSlugOf(seed.specialties)],
  ['the list of articles', articlesScreen, ''],
  ['an article', articleScreen, slugOf(seed.posts)],
  ['the list of promotions', promotionsScreen, ''],
  ['a promotion', promotionScreen, slugOf(seed.promotions)],
  ['the top services', servicesTopScreen, ''],
  ['a category of services', servicesCategoryScreen, slugOf(seed.serviceCategories.slice(1))],
  ['a service', serviceScreen, slugOf(seed.services)],
  ['the site map', siteMapScreen, ''],
]

const propsOf = (slug: string) => ({
  params: Promise.resolve({ locale: current.locale, slug }),
  searchParams: Promise.resolve({}),
})

const headOf = (screen: Metadata, slug: string) => screen.metadata(propsOf(slug))

/** The nodes of the structured data. */
async function nodesOf<Data>(screen: Screen<Data>, slug = '') {
  return screen.jsonLd(await screen.load(propsOf(slug)))?.['@graph']
}

beforeEach(() => {
  current.locale = 'ru'
  jest.mocked(seoText).mockResolvedValue(null)
})

const written = {
  title: 'Написано редактором',
  description: 'Описание редактора',
  keywords: ['слово'],
  canonical: '/',
  accordionItems: [],
}

test.each(screens)(
  "the editors' text takes precedence over the generated one for %s",
  async (_, screen, slug) => {
    jest.mocked(seoText).mockResolvedValue(written)
    expect(await headOf(screen, slug)).toMatchObject({
      title: written.title,
      description: written.description,
      keywords: written.keywords,
      alternates: { canonical: absoluteUrl('/', 'ru') },
    })
  },
)

test.each(screens)('without it the metadata of %s is generated', async (_, screen, slug) => {
  const { title, description } = await headOf(screen, slug)
  expect(title).toMatch(/\p{L}/u)
  expect(description).toMatch(/\p{L}/u)
  expect(title).not.toBe(written.title)
})

test('titles and descriptions of all check-ups and parents differ, also between the languages', async () => {
  const heads: Awaited<ReturnType<typeof headOf>>[] = []
  for (const locale of locales) {
    current.locale = locale
    for (const { slug } of seed.checkUps) heads.push(await headOf(checkUpScreen, slug))
    for (const { slug } of seed.parentCheckUps) heads.push(await headOf(parentCheckUpScreen, slug))
  }
  expect(heads.length).toBeGreaterThanOrEqual(48)
  for (const { title, description } of heads) {
    expect(title).toMatch(/.{11}/)
    expect(description).toMatch(/.{61}/)
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
})

test.each([
  ['ru', 'Массаж: сколько стоит?', 'Массаж: сколько стоит и что входит?'],
  ['kk', 'Массаж: құны қанша?', 'Массаж: құны қанша және құрамында не бар?'],
] as const)(
  '%s: what is included is asked where that is listed (B199)',
  async (locale, bare, listed) => {
    current.locale = locale
    const asked = async (items: string) => {
      const values = { name: 'Массаж', priced: 'yes', amount: '5000', items }
      return (await recordText(['service.price', values])).accordionItems[0]
    }
    expect((await asked('none'))?.title).toBe(bare)
    const { title, html } = (await asked('Осмотр')) ?? {}
    expect(title).toBe(listed)
    expect(html).toContain('Осмотр')
  },
)

test.each(locales)(
  '%s: the description of a service that is a name alone is no stub (B199)',
  async locale => {
    current.locale = locale
    const { description } = await headOf(serviceScreen, 'massazh')
    expect(description).toMatch(/^Массаж.{70}/)
  },
)

describe('structured data', () => {
  test('the price of a promotion is an offer', async () => {
    const nodes = await nodesOf(promotionScreen, 'uzi-posle-16-00')
    expect(nodes).toContainEqual(
      expect.objectContaining({
        '@type': 'Service',
        name: 'УЗИ вечером, после 16:00',
        offers: expect.objectContaining({
          priceSpecification: expect.objectContaining({ minPrice: 5200, priceCurrency: 'KZT' }),
        }),
      }),
    )
    // The generated question.
    expect(nodes).toContainEqual(expect.objectContaining({ '@type': 'FAQPage' }))
  })

  test('an article has the doctor who checked it', async () => {
    const nodes = await nodesOf(articleScreen, 'mrt-ili-kt')
    const person = expect.objectContaining({ '@type': 'Person', jobTitle: ['Невролог'] })
    expect(nodes).toContainEqual(person)
    const reviewedBy = { '@id': expect.stringMatching(/#person$/) }
    expect(nodes).toContainEqual(expect.objectContaining({ '@type': 'WebPage', reviewedBy }))
  })

  test('the page about the clinic has the licence, under its name on the page', async () => {
    const { licence } = ru.about.licence.files
    const hasCredential = expect.objectContaining({ name: licence, dateCreated: '2022-08-25' })
    expect(await nodesOf(aboutScreen)).toContainEqual(
      expect.objectContaining({ '@type': 'MedicalClinic', hasCredential }),
    )
  })

  test('the contacts have the hours', async () => {
    const hours = [expect.objectContaining({ opens: '08:00', closes: '20:00' })]
    expect(await nodesOf(contactsScreen)).toContainEqual(
      expect.objectContaining({ '@type': 'MedicalClinic', openingHoursSpecification: hours }),
    )
  })

  test("the page for companies has its own questions before those of the editors' text", async () => {
    jest.mocked(seoText).mockResolvedValue({
      ...written,
      accordionItems: [{ tag: 'h2', title: 'Вопрос редактора', html: '<p>Ответ</p>' }],
    })
    const { family, changes, refund } = ru.corporate.questions
    const asked = [...[family, changes, refund].map(({ question }) => question), 'Вопрос редактора']
    const mainEntity = asked.map(name => expect.objectContaining({ '@type': 'Question', name }))
    expect(await nodesOf(corporateScreen)).toContainEqual(
      expect.objectContaining({ '@type': 'FAQPage', mainEntity }),
    )
  })
})

test.each(locales)('each fact about a doctor is a sentence of its own (%s)', async locale => {
  current.locale = locale
  for (const { slug } of seed.doctors) {
    const { description } = await headOf(doctorScreen, slug)
    expect(description).not.toMatch(/[^.] (?:Образование|Білімі),/)
  }
})

test('Kazakh titles: the specialty of every doctor, no name declined, no word twice', async () => {
  current.locale = 'kk'
  const doctors = await Promise.all(seed.doctors.map(({ slug }) => headOf(doctorScreen, slug)))
  expect(doctors.filter(({ title }) => String(title).includes('— дәрігер'))).toEqual([])
  for (const { id, name } of seed.specialties) {
    const { title } = await headOf(specialtyScreen, idSlug(id, name.ru))
    expect(title).toMatch(new RegExp(`^${name.kk.replace(/[()]/g, '\\$&')}: `))
  }
  for (const { slug } of seed.analyses) {
    const { title } = await headOf(analysisScreen, slug)
    expect(String(title).match(/(?<!\p{L})талдау/giu)?.length ?? 0).toBeLessThan(2)
  }
})
