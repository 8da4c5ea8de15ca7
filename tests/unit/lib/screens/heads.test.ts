import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { analysesScreen } from '@/lib/screens/analyses'
import { analysisScreen } from '@/lib/screens/analysis'
import { analysisCategoryScreen } from '@/lib/screens/analysis-category'
import { checkUpScreen } from '@/lib/screens/check-up'
import { checkUpsScreen } from '@/lib/screens/check-ups'
import { contactsScreen } from '@/lib/screens/contacts'
import { doctorScreen } from '@/lib/screens/doctor'
import { doctorsScreen } from '@/lib/screens/doctors'
import { parentCheckUpScreen } from '@/lib/screens/parent-check-up'
import { postScreen } from '@/lib/screens/post'
import { postsScreen } from '@/lib/screens/posts'
import { promotionScreen } from '@/lib/screens/promotion'
import { promotionsScreen } from '@/lib/screens/promotions'
import type { Screen } from '@/lib/screens/screen'
import { serviceScreen } from '@/lib/screens/service'
import { servicesCategoryScreen } from '@/lib/screens/services-category'
import { servicesTopScreen } from '@/lib/screens/services-top'
import { siteMapScreen } from '@/lib/screens/site-map'
import { specialtyScreen } from '@/lib/screens/specialty'
import { absoluteUrl } from '@/lib/seo/metadata'
import { seoText } from '@/lib/seo/texts'
import { idSlug } from '@/lib/text/transliterate'
import { seed } from '@/tests/support/seed'
import { serveBackend } from '../../support/backend'

jest.mock('@/lib/routing/current-locale', () => ({ currentLocale: async () => 'ru' }))
jest.mock('@/lib/seo/texts')
jest.mock('next-intl/server', () => jest.requireActual('../../support/translations'))

serveBackend(createBackend({ seed, inbox: discard }))

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
  ['a specialty', specialtyScreen, idSlugOf(seed.jobTitles)],
  ['the list of posts', postsScreen, ''],
  ['a post', postScreen, slugOf(seed.posts)],
  ['the list of promotions', promotionsScreen, ''],
  ['a promotion', promotionScreen, slugOf(seed.promotions)],
  ['the top services', servicesTopScreen, ''],
  ['a category of services', servicesCategoryScreen, slugOf(seed.serviceCategories.slice(1))],
  ['a service', serviceScreen, slugOf(seed.services)],
  ['the site map', siteMapScreen, ''],
]

function headOf(screen: Metadata, slug: string) {
  const params = Promise.resolve({ locale: 'ru', slug })
  return screen.metadata({ params, searchParams: Promise.resolve({}) })
}

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
  jest.mocked(seoText).mockResolvedValue(null)
  const { title, description } = await headOf(screen, slug)
  expect(title).toMatch(/\p{L}/u)
  expect(description).toMatch(/\p{L}/u)
  expect(title).not.toBe(written.title)
})
