import { corpusOfSeed } from '@/lib/backend/search'
import { corpusOf } from '@/lib/content/corpus'
import { makeEngine } from '@/lib/content/search/index-cache'
import { findAnswer, findHits } from '@/lib/content/search/search'
import { searchLexicon } from '@/lib/content/search-tables/shipped-and-own'
import type { SearchKind } from '@/lib/entities/search-hit'
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
  ['витамин с', /vitamin-[abdek]|folievaja/],
  ['витамин c', /vitamin-[abdek]|folievaja/],
  ['витамин б', /vitamin-[acdek]/],
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
    // The article, below.
    'mrt-ili-kt',
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

test('several names are found before one record that consists of them', () => {
  expect(slugsOf(sample, 'глюкоза инсулин')).toEqual(['gljukoza-v-krovi', 'insulin', 'indeks-homa'])
})

/** Slugs of one kind. */
const ofKind = (text: string, kind: SearchKind, locale: Locale = 'ru') =>
  findHits(sample, locale, text, null).flatMap(hit => (hit.category === kind ? [hit.slug] : []))

const speaking = (language: RegExp) =>
  seed.doctors.filter(({ tags }) => tags.some(({ ru }) => language.test(ru))).map(it => it.slug)

test.each([
  ['врач казахша', /казахск/],
  ['врач говорит по-казахски', /казахск/],
  ['врач, знающий казахский язык', /казахск/],
  ['қазақша сөйлейтін дәрігер', /казахск/],
  ['english doctor', /английск/],
  ['врач с английским', /английск/],
  ['ағылшынша сөйлейтін дәрігер', /английск/],
] as const)('«%s» finds the doctors who speak it, and no others', (text, language) => {
  const found = ofKind(text, 'doctors')
  expect(found.length).toBeGreaterThan(3)
  expect(speaking(language)).toEqual(expect.arrayContaining(found))
})

const onFriday = (time: string) =>
  jest.useFakeTimers({ now: new Date(`2026-11-27T${time}+05:00`), doNotFake: ['performance'] })
afterEach(() => jest.useRealTimers())

test.each([
  ['офтальмолог суббота', ['yusupova-gulnara']],
  ['уролог в субботу', ['ismailov-rustam']],
  ['гастроэнтеролог сенбі', ['kovalenko-igor', 'mustafin-erlan']],
  ['терапевт в субботу', ['kovalenko-igor']],
  ['уролог сегодня', ['ismailov-rustam']],
  ['уролог завтра', ['ismailov-rustam']],
  ['уролог қазір', ['ismailov-rustam']],
] as const)('«%s» finds who receives then', (text, slugs) => {
  onFriday('16:59')
  expect(ofKind(text, 'doctors').toSorted()).toEqual(slugs)
})

test.each([
  ['in his hours', '16:59', []],
  ['after them', '17:00', ['сейчас']],
])('who receives now is known by the minute: %s', (_, time, conditions) => {
  onFriday(time)
  const found = findAnswer(sample, 'ru', 'уролог сейчас', null)
  expect(found.conditions).toEqual(conditions)
})

test.each([
  ['қазір қабылдайтын', 'esenova-madina', false],
  ['принимает сейчас', 'ismailov-rustam', true],
  ['врач сегодня', 'ismailov-rustam', true],
  ['дәрігер сенбіде', 'kovalenko-igor', true],
  ['врач в субботу', 'dyusenov-arman', false],
  ['кто принимает в субботу', 'kovalenko-igor', true],
  ['кто принимает сегодня вечером', 'abdrakhmanov-sanzhar', true],
  ['кто принимает сегодня вечером', 'ismailov-rustam', false],
  ['бүгін кешке кім қабылдайды', 'abdrakhmanov-sanzhar', true],
  ['бүгін кешке кім қабылдайды', 'ismailov-rustam', false],
  ['врач завтра утром', 'yusupova-gulnara', true],
] as const)('«%s» lists those doctors alone: %s %s', (text, slug, isFound) => {
  onFriday('16:59')
  expect(ofKind(text, 'doctors').includes(slug)).toBe(isFound)
  expect(ofKind(text, 'doctors')).not.toContain('akhmetova-aygul')
})

test.each([
  ['стоматолог суббота', ['суббота'], 'kim-artem'],
  ['Стоматолог по-французски', ['по-французски'], 'kim-artem'],
  ['ферритин жвачка', ['жвачка'], 'ferritin'],
] as const)('«%s» says which words are left out', (text, unused, slug) => {
  const found = findAnswer(sample, 'ru', text, null)
  expect([...found.unused, ...found.conditions]).toEqual(unused)
  expect(found.hits[0]?.slug).toBe(slug)
})

test.each(['стоматолог', 'сколько стоит узи', 'глюказа', 'ттг, ферритин', 'печеночные пробы'])(
  '«%s» leaves no word out',
  text => {
    expect(findAnswer(sample, 'ru', text, null).unused).toEqual([])
  },
)

describe('articles are a kind of their own (B131)', () => {
  test.each([
    ['бессонница', 'zdorovyy-son'],
    ['ұйқысыздық', 'zdorovyy-son'],
    ['витамин д', 'vitamin-d-zimoy'],
    ['маммография', 'mammografiya'],
    ['боль в спине', 'bol-v-spine-za-stolom'],
  ])('«%s» has one, below what the clinic offers', (text, slug) => {
    const kinds = findHits(sample, 'ru', text, null).map(({ category }) => category)
    expect(ofKind(text, 'posts')).toContain(slug)
    expect(kinds.slice(kinds.indexOf('posts')).every(kind => kind === 'posts')).toBe(true)
  })

  test.each(['кардиолог', 'ттг', 'приём терапевта', 'общий анализ мочи', 'скидка на узи'])(
    '«%s» has none, though texts have the words',
    text => {
      expect(ofKind(text, 'posts')).toEqual([])
    },
  )

  test('news alone, the newest first', () => {
    const all = findHits(sample, 'ru', 'новости', null)
    expect(all.map(({ category }) => category)).toEqual(Array(8).fill('posts'))
  })
})
