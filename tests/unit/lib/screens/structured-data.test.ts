/** What structured data say of a whole list, and who provides what a page offers. */
import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { clinicIn, insuranceOf } from '@/lib/clinic'
import { analysesScreen } from '@/lib/screens/analyses'
import { articlesScreen } from '@/lib/screens/articles'
import { corporateScreen } from '@/lib/screens/corporate'
import { doctorsScreen } from '@/lib/screens/doctors'
import { promotionsScreen } from '@/lib/screens/promotions'
import type { Screen } from '@/lib/screens/screen'
import { seed } from '@/tests/support/seed'
import { serveBackend } from '../../support/backend'

jest.mock('@/lib/routing/current-locale', () => ({ currentLocale: async () => 'ru' }))
jest.mock('next-intl/server', () => jest.requireActual('../../support/translations'))

// A list that is longer than the first part of it that a page has.
const articles = [...seed.posts, ...seed.posts].map((post, index) => ({
  ...post,
  id: index + 1,
  slug: `a${index}`,
}))
serveBackend(createBackend({ seed: { ...seed, posts: articles }, inbox: discard }))

async function graphOf<Data>(screen: Screen<Data>, params: Record<string, string> = {}) {
  const props = {
    params: Promise.resolve({ locale: 'ru', ...params }),
    searchParams: Promise.resolve({}),
  }
  return JSON.stringify(screen.jsonLd(await screen.load(props)))
}

const countIn = (graph: string) => Number(/"numberOfItems":(\d+)/.exec(graph)?.[1])

test('a list has the number of all its items, also where the page begins with some (B1100)', async () => {
  expect(countIn(await graphOf(analysesScreen))).toBe(seed.analyses.length)
  expect(countIn(await graphOf(articlesScreen))).toBe(articles.length)
  expect(countIn(await graphOf(doctorsScreen))).toBe(seed.doctors.length)
  expect(countIn(await graphOf(promotionsScreen))).toBe(seed.promotions.length)
})

test('insurance for companies is provided by the insurer (B1101)', async () => {
  const { insurer } = insuranceOf(clinicIn('ru'))
  const provider = JSON.stringify({ '@type': 'Organization', name: insurer.name })
  expect(await graphOf(corporateScreen)).toContain(`"provider":${provider}`)
})
