/**
 * Each screen with each list of the backend failing, and no older answer at hand: it may fail for
 * what it is about alone, everything else is left out.
 */
import { BackendError } from '@/lib/api/result'
import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { seed } from '@/lib/backend/seed/seed'
import { idSlug } from '@/lib/i18n/transliterate'
import { aboutScreen } from '@/lib/screens/about'
import { analysesScreen } from '@/lib/screens/analyses'
import { analysisScreen } from '@/lib/screens/analysis'
import { analysisCategoryScreen } from '@/lib/screens/analysis-category'
import { checkUpScreen } from '@/lib/screens/check-up'
import { checkUpsScreen } from '@/lib/screens/check-ups'
import { contactsScreen } from '@/lib/screens/contacts'
import { corporateScreen } from '@/lib/screens/corporate'
import { doctorScreen } from '@/lib/screens/doctor'
import { doctorsScreen } from '@/lib/screens/doctors'
import { homeScreen, landingClinicScreen } from '@/lib/screens/home'
import { optional } from '@/lib/screens/optional'
import { parentCheckUpScreen } from '@/lib/screens/parent-check-up'
import { postScreen } from '@/lib/screens/post'
import { postsScreen } from '@/lib/screens/posts'
import { promotionScreen } from '@/lib/screens/promotion'
import { cosmetologyPromotionsScreen, promotionsScreen } from '@/lib/screens/promotions'
import type { Screen } from '@/lib/screens/screen'
import { serviceScreen } from '@/lib/screens/service'
import { loadServicesBar } from '@/lib/screens/services-bar'
import { servicesCategoryScreen } from '@/lib/screens/services-category'
import { servicesTopScreen } from '@/lib/screens/services-top'
import { siteMapScreen } from '@/lib/screens/site-map'
import { specialtyScreen } from '@/lib/screens/specialty'
import { serveBackend } from '../../support/backend'

jest.mock('@/lib/i18n/current', () => ({ currentLocale: async () => 'ru' }))
jest.mock('next-intl/server', () => ({
  getTranslations: async (namespace: string) =>
    jest.requireActual('next-intl').createTranslator({
      locale: 'ru',
      messages: jest.requireActual('@/messages/ru.json'),
      namespace,
    }),
}))

const lists = [
  'analyses',
  'analyse/russian-letters',
  'banners',
  'category-analyses',
  'category-services',
  'check-up-packages',
  'check-ups',
  'doctor/russian-letters',
  'doctors',
  'job-titles',
  'parent-check-ups',
  'posts',
  'promotions',
  'services',
] as const

type List = (typeof lists)[number]

let failing: readonly List[] = []
const whole = createBackend({ seed, inbox: discard })
serveBackend(async request => {
  const path = new URL(request.url).pathname
  return failing.some(list => path === `/api/${list}`)
    ? new Response('{"message":"Boom"}', { status: 500 })
    : whole(request)
})

// A folder that cannot be: what was answered well before must not stand in.
beforeAll(() => {
  process.env.DATA_DIR = '/dev/null/data'
})

const slugOf = ([first]: readonly { readonly slug: string }[]) => first?.slug ?? ''
const idSlugOf = ([first]: readonly { id: number; name: { ru: string } }[]) =>
  first ? idSlug(first.id, first.name.ru) : ''

/** Everything a page asks of its screen. */
function render<Data>(screen: Screen<Data>, slug = ''): () => Promise<void> {
  return async () => {
    const params = Promise.resolve({ locale: 'ru', slug })
    const props = { params, searchParams: Promise.resolve({}) }
    const [data] = await Promise.all([screen.load(props), screen.metadata(props)])
    expect(screen.jsonLd(data)['@graph'].length).toBeGreaterThan(0)
  }
}

/** With the lists that each cannot do without. */
const screens: readonly (readonly [string, () => Promise<void>, readonly List[]])[] = [
  ['home', render(homeScreen), []],
  ['landing', render(landingClinicScreen), []],
  ['about', render(aboutScreen), []],
  ['contacts', render(contactsScreen), []],
  ['corporate', render(corporateScreen), []],
  ['analyses', render(analysesScreen), ['analyses', 'category-analyses']],
  ['analysis', render(analysisScreen, slugOf(seed.analyses)), ['analyses']],
  [
    'analysis category',
    render(analysisCategoryScreen, idSlugOf(seed.analysisCategories)),
    ['analyses', 'category-analyses'],
  ],
  ['check-ups', render(checkUpsScreen), ['parent-check-ups']],
  ['check-up', render(checkUpScreen, slugOf(seed.checkUps)), ['check-up-packages', 'check-ups']],
  [
    'parent check-up',
    render(parentCheckUpScreen, slugOf(seed.parentCheckUps)),
    ['check-up-packages', 'check-ups', 'parent-check-ups'],
  ],
  ['doctors', render(doctorsScreen), ['doctors']],
  ['doctor', render(doctorScreen, slugOf(seed.doctors)), ['doctors']],
  ['specialty', render(specialtyScreen, idSlugOf(seed.jobTitles)), ['doctors', 'job-titles']],
  ['posts', render(postsScreen), ['posts']],
  ['post', render(postScreen, slugOf(seed.posts)), ['posts']],
  ['promotions', render(promotionsScreen), ['promotions']],
  ['cosmetology', render(cosmetologyPromotionsScreen), ['promotions']],
  ['promotion', render(promotionScreen, slugOf(seed.promotions)), ['promotions']],
  ['top services', render(servicesTopScreen), ['services']],
  [
    'services of a category',
    render(servicesCategoryScreen, slugOf(seed.serviceCategories.slice(1))),
    ['category-services', 'services'],
  ],
  ['service', render(serviceScreen, slugOf(seed.services)), ['services']],
  [
    'site map',
    render(siteMapScreen),
    lists.filter(
      list => !['banners', 'check-up-packages'].includes(list) && !list.endsWith('letters'),
    ),
  ],
]

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

test.each(screens)('%s', async (_, page, needs) => {
  const failed: List[] = []
  for (const list of lists) {
    failing = [list]
    await page().catch(error => {
      expect(error).toBeInstanceOf(BackendError)
      failed.push(list)
    })
  }
  expect(failed).toEqual([...needs])
})

test('the bar of the services stands above each of their lists', async () => {
  failing = ['category-services', 'services']
  expect(await loadServicesBar()).toEqual({ categories: [], inHeader: [] })
})

test('a home page of nothing is none', async () => {
  failing = lists
  await expect(render(homeScreen)()).rejects.toThrow(BackendError)
})

test('a fault of our own is no missing list', async () => {
  await expect(optional(Promise.reject(new TypeError('a bug')), null)).rejects.toThrow(TypeError)
  expect(console.warn).not.toHaveBeenCalled()
})
