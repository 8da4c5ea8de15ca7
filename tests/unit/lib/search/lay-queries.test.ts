import { seed } from '@/lib/backend/seed/seed'
import type { Locale } from '@/lib/i18n/locales'
import { readHits } from '@/lib/search/hits'
import { searchSeed } from '@/lib/search/search'
import { kazakhQueries, mistypedQueries, russianQueries } from './lay-queries'

/** The least share of queries whose hit is among the first three. */
const share = 0.95

/** As the box lists them: the groups one after another. */
const firstHits = (text: string, locale: Locale) =>
  readHits(searchSeed(seed, locale, text, null)).slice(0, 3)

type Hit = ReturnType<typeof firstHits>[number]

function isWanted({ category, slug }: Hit, wanted: string): boolean {
  const [kind = '', what = ''] = wanted.split(/: |\//)
  if (kind !== category) return false
  return what === slug || what === '*' || jobTitlesOf(slug).includes(what)
}

function jobTitlesOf(slug: string): readonly string[] {
  const ids = seed.doctors.find(doctor => doctor.slug === slug)?.job_titles ?? []
  return seed.jobTitles.filter(({ id }) => ids.includes(id)).map(({ name }) => name.ru)
}

const options = (wanted: string) => wanted.split(' | ')

const misses = (queries: typeof russianQueries, locale: Locale) =>
  queries
    .filter(([text, wanted]) => {
      const hits = firstHits(text, locale)
      return !options(wanted).some(option => hits.some(hit => isWanted(hit, option)))
    })
    .map(([text]) => text)

test.each([
  ['Russian', russianQueries, 'ru'],
  ['Kazakh', kazakhQueries, 'kk'],
  ['mistyped', mistypedQueries, 'ru'],
  ['Russian on the Kazakh pages', russianQueries, 'kk'],
  ['Kazakh on the Russian pages', kazakhQueries, 'ru'],
] as const)('%s queries find what people are after', (_, queries, locale) => {
  const missed = misses(queries, locale)
  const found = 1 - missed.length / queries.length
  expect({ missed, enough: found >= share }).toEqual({ missed, enough: true })
})

test('the table names records that exist', () => {
  const slugs = {
    services: seed.services,
    doctors: seed.doctors,
    analysis: seed.analyses,
    checkups: seed.checkUps,
    promotion: seed.promotions,
  }
  const known = new Set(
    Object.entries(slugs).flatMap(([kind, records]) =>
      records.map(({ slug }) => `${kind}/${slug}`),
    ),
  )
  const titles = new Set(seed.jobTitles.map(({ name }) => `doctors: ${name.ru}`))
  const wanted = [...russianQueries, ...kazakhQueries, ...mistypedQueries].flatMap(([, all]) =>
    options(all),
  )
  const unknown = wanted.filter(
    each => !known.has(each) && !titles.has(each) && !each.endsWith('/*'),
  )
  expect(unknown).toEqual([])
})
