import { corpusOfSeed } from '@/lib/backend/search'
import { corpusOf } from '@/lib/content/corpus'
import { searchLexicon } from '@/lib/content/lexicon/lexicon'
import { makeEngine } from '@/lib/content/search/index-cache'
import { findHits } from '@/lib/content/search/search'
import type { Locale } from '@/lib/routing/locales'
import { seed } from '@/tests/support/seed'
import { kazakhSampleQueries, laboratoryQueries, sampleQueries } from './first-hits'
import { laboratory } from './laboratory'

const categories = [...new Set(laboratory.map(([, , , category]) => category))]

const laboratoryCorpus = corpusOf((kind, locale) => {
  if (kind === 'analysisCategory') {
    return categories.map((name, place) => ({ id: 1 + place, slug: '', name }))
  }
  if (kind !== 'analysis') return []
  return laboratory.map(([slug, ru, kk, category], place) => ({
    ...{ id: 1 + place, slug, name: locale === 'ru' ? ru : kk },
    category_analysis_id: 1 + categories.indexOf(category),
  }))
})

const lexicon = searchLexicon()
const sample = makeEngine({ corpus: corpusOfSeed(seed), lexicon })
const tariff = makeEngine({ corpus: laboratoryCorpus, lexicon })

describe('the record that is meant comes first (B86)', () => {
  test.each([
    ['the sample', sample, sampleQueries, 'ru'],
    ['the sample in Kazakh', sample, kazakhSampleQueries, 'kk'],
    ['names of the state tariff', tariff, laboratoryQueries, 'ru'],
    ['the same on Kazakh pages', tariff, laboratoryQueries, 'kk'],
  ] as const)('%s', (_, engine, queries, locale) => {
    const missed = queries.flatMap(([text, wanted]) => {
      const [first] = findHits(engine, locale, text, null)
      return wanted.split(' | ').includes(first?.slug ?? '') ? [] : [[text, first?.slug]]
    })
    expect(missed).toEqual([])
  })
})

const slugsOf = (engine: typeof sample, text: string, locale: Locale = 'ru') =>
  findHits(engine, locale, text, null).map(({ slug }) => slug)

test('several analyses in one query are all found, in its order', () => {
  expect(slugsOf(sample, 'ттг, т4 свободный, ферритин').slice(0, 3)).toEqual([
    'ttg',
    't4-svobodnyj',
    'ferritin',
  ])
  expect(slugsOf(tariff, 'калий натрий хлор').slice(0, 3)).toEqual(['k', 'na', 'cl'])
})

test('a panel that the price list does not have is found by its parts', () => {
  expect(slugsOf(tariff, 'липидограмма')).toEqual(['chol', 'ldl', 'hdl', 'tg'])
  expect(slugsOf(tariff, 'ревмопробы', 'kk').slice(0, 3)).toEqual(['crp', 'rf', 'aslo'])
})

test.each([
  ['витамин д', /vitamin-b|folievaja/],
  ['витамин d', /vitamin-b12$/],
  ['ттг', /triglic|anti-tg/],
  ['анализ ттг', /triglic/],
])('%s does not find what only begins so, or has another abbreviation', (text, other) => {
  const slugs = slugsOf(sample, text)
  expect(slugs.length).toBeGreaterThan(0)
  expect(slugs.filter(slug => other.test(slug))).toEqual([])
})

test('what the price list does not have is not found', () => {
  expect(slugsOf(tariff, 'эхинококкоз')).toEqual([])
  expect(slugsOf(tariff, 'мрт')).toEqual([])
})

test('services that only share a category with an abbreviation are not found', () => {
  expect(slugsOf(sample, 'мрт')).toEqual([
    'mrt-golovnogo-mozga',
    'mrt-otdela-pozvonochnika',
    'mrt-kolennogo-sustava',
  ])
})

test.each([
  ['уролог', 'ru', 'doctors'],
  ['уролог', 'kk', 'doctors'],
  ['узи', 'ru', 'services promotion doctors'],
  ['удз', 'kk', 'services promotion doctors'],
] as const)(
  '«%s» in %s has no hits of kinds that only share its category',
  (text, locale, kinds) => {
    const found = findHits(sample, locale, text, null).map(({ category }) => category)
    expect([...new Set(found)].join(' ')).toBe(kinds)
  },
)

test.each(['нефролог', 'гематолог', 'колоноскопия', 'бронхоскопия'])(
  '«%s», which the clinic lacks, is no slip of another word',
  text => {
    expect(slugsOf(sample, text)).toEqual([])
  },
)

test('slips of professions are still corrected', () => {
  expect(slugsOf(sample, 'невропотолог')[0]).toBe('bayzhanov-timur')
  expect(slugsOf(sample, 'дермотолог')[0]).toBe('rakhimova-kamila')
})

test('several names are found beside one record that has them as its name', () => {
  expect(slugsOf(sample, 'глюкоза инсулин')).toEqual(['indeks-homa', 'gljukoza-v-krovi', 'insulin'])
})
