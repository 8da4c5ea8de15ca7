/**
 * Each screen with each list of the backend failing, and no older response at hand: it may fail for
 * what its route needs alone (the middleware says 503 then), everything else is left out.
 */

import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { BackendError } from '@/lib/content/client/result'
import { type ListName, type RouteName, routes } from '@/lib/routing/routes'
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
import { homeScreen } from '@/lib/screens/home'
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
import { log } from '@/lib/server/telemetry/log'
import { idSlug } from '@/lib/text/transliterate'
import { seed } from '@/tests/support/seed'
import { serveBackend } from '../../support/backend'
import { readFrom } from '../../support/content'

jest.mock('@/lib/routing/current-locale', () => ({ currentLocale: async () => 'ru' }))
jest.mock('next-intl/server', () => ({
  getTranslations: async (namespace: string) =>
    jest.requireActual('next-intl').createTranslator({
      locale: 'ru',
      messages: jest.requireActual('@/messages/ru.json'),
      namespace,
    }),
}))

const lists: readonly ListName[] = [
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
]

let failing: readonly ListName[] = []
const whole = createBackend({ seed, inbox: discard })
serveBackend(async request => {
  const path = new URL(request.url).pathname
  return failing.some(list => path === `/api/${list}`)
    ? new Response('{"message":"Boom"}', { status: 500 })
    : whole(request)
})

// A folder that cannot be, and a store for each list: what was answered well before must not stand in.
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

const screens: readonly (readonly [RouteName, () => Promise<void>])[] = [
  ['home', render(homeScreen)],
  ['landingClinic', render(homeScreen, 'klinika-v-almaty')],
  ['about', render(aboutScreen)],
  ['contacts', render(contactsScreen)],
  ['corporate', render(corporateScreen)],
  ['analyses', render(analysesScreen)],
  ['analysis', render(analysisScreen, slugOf(seed.analyses))],
  ['analysesOfCategory', render(analysisCategoryScreen, idSlugOf(seed.analysisCategories))],
  ['checkUps', render(checkUpsScreen)],
  ['checkUp', render(checkUpScreen, slugOf(seed.checkUps))],
  ['parentCheckUp', render(parentCheckUpScreen, slugOf(seed.parentCheckUps))],
  ['doctors', render(doctorsScreen)],
  ['doctor', render(doctorScreen, slugOf(seed.doctors))],
  ['doctorsOfSpecialty', render(specialtyScreen, idSlugOf(seed.jobTitles))],
  ['posts', render(postsScreen)],
  ['post', render(postScreen, slugOf(seed.posts))],
  ['promotions', render(promotionsScreen)],
  ['promotionsCosmetology', render(cosmetologyPromotionsScreen)],
  ['promotion', render(promotionScreen, slugOf(seed.promotions))],
  ['servicesTop', render(servicesTopScreen)],
  ['servicesCategory', render(servicesCategoryScreen, slugOf(seed.serviceCategories.slice(1)))],
  ['service', render(serviceScreen, slugOf(seed.services))],
  ['siteMap', render(siteMapScreen)],
]

beforeEach(() => {
  jest.spyOn(log, 'warn').mockImplementation(() => undefined)
})

test.each(screens)('%s does without the lists that its route does not need', async (name, page) => {
  const failed: ListName[] = []
  for (const list of lists) {
    failing = [list]
    readFrom()
    await page().catch(error => {
      expect(error).toBeInstanceOf(BackendError)
      failed.push(list)
    })
  }
  expect(failed).toEqual([...(routes[name].needs ?? [])].sort())
})

test('the bar of the services stands above each of their lists', async () => {
  failing = ['category-services', 'services']
  readFrom()
  expect(await loadServicesBar()).toEqual({ categories: [], inHeader: [] })
})

test('a home page of nothing is none', async () => {
  const { needsAny = [] } = routes.home
  failing = needsAny
  readFrom()
  await expect(render(homeScreen)()).rejects.toThrow(BackendError)
  failing = needsAny.slice(1)
  readFrom()
  await expect(render(homeScreen)()).resolves.toBeUndefined()
})

test('a fault of our own is no missing list', async () => {
  await expect(optional(Promise.reject(new TypeError('a bug')), null)).rejects.toThrow(TypeError)
  expect(log.warn).not.toHaveBeenCalled()
})
