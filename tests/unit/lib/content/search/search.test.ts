import { searchHits as searchSeed } from '@/lib/backend/search'
import { hitPath, readHits } from '@/lib/content/search/hits'
import { type SearchKind, searchKinds } from '@/lib/entities/search-hit'
import { type Locale, locales } from '@/lib/routing/locales'
import { matchRoute } from '@/lib/routing/routes'
import { plainText } from '@/lib/text/plain-text'
import fc from '@/tests/support/properties'
import { generateSeed, seed } from '@/tests/support/seed'
import { recordsInSeed, slugsInSeed } from './seed-records'

const find = (text: string, type: SearchKind | null = null, locale: Locale = 'ru') =>
  searchSeed(seed, locale, text, type)

const slugsIn = (group: readonly Readonly<Record<string, string>>[]) => group.flatMap(Object.keys)

const kindsFound = (text: string, type: SearchKind | null = null) =>
  Object.entries(find(text, type))
    .filter(([, group]) => group.length > 0)
    .map(([kind]) => kind)

const existing = Object.fromEntries(
  searchKinds.map(kind => [kind, new Set<unknown>(slugsInSeed(kind))]),
)

const nothing = Object.fromEntries(searchKinds.map(kind => [kind, []]))

/** Query text of letters, punctuation and words, and arbitrary text. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...'аиыоүқәі кртсщьъё AB12-,.<>&;"()') }),
  fc
    .array(
      fc.constantFrom('анализ', 'кровь', 'на', 'кардиолог', 'узи', 'с', 'krov', 'gfhjkm', 'тіс'),
    )
    .map(words => words.join(' ')),
)

describe('any text', () => {
  test('gets a response in the wire format, with existing records, and the same again', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.constantFrom(...locales),
        fc.constantFrom(null, ...searchKinds),
        (text, locale, type) => {
          const hits = searchSeed(seed, locale, text, type)
          expect(searchSeed(seed, locale, text, type)).toEqual(hits)
          expect(new Set(Object.keys(hits))).toEqual(new Set(searchKinds))
          for (const kind of searchKinds) {
            expect(slugsIn(hits[kind]).filter(slug => !existing[kind]?.has(slug))).toEqual([])
            expect(hits[kind].length).toBeLessThanOrEqual(8)
            if (type && type !== kind) expect(hits[kind]).toEqual([])
          }
          expect(Object.values(hits).flat().length).toBeLessThanOrEqual(20 + 3)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('has no hits when blank', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0') }), text => {
        expect(find(text)).toEqual(nothing)
      }),
    )
  })

  test.each(['ыыыъъъщщщ', 'qqqqzzzz', '!!!', '🩺', '—'])('has no hits for %s', text => {
    expect(find(text)).toEqual(nothing)
  })
})

test.each([
  ['рак груди', 'analysis', 'ca-15-3'],
  ['домашний визит', 'services', 'vyzov-vracha-na-dom'],
] as const)('«%s» finds a phrase of short words', (text, kind, slug) => {
  expect(slugsIn(find(text)[kind])).toContain(slug)
})

describe('every record', () => {
  test.each(locales)('is found by its full name in %s', locale => {
    const lost = searchKinds.flatMap(kind =>
      recordsInSeed(kind)
        .filter(
          ({ slug, name }) => !slugsIn(find(plainText(name[locale]), kind)[kind]).includes(slug),
        )
        .map(({ slug }) => slug),
    )
    expect(lost).toEqual([])
  })

  test('is named in the requested language, without HTML', () => {
    const slug = 'glikirovannyj-gemoglobin'
    const named = (locale: Locale) =>
      find('hba1c', null, locale).analysis.find(each => slug in each)?.[slug]
    expect(named('ru')).toBe('Гликированный гемоглобин (HbA1c)')
    expect(named('kk')).toBe('Гликирленген гемоглобин (HbA1c)')
  })
})

test('every hit leads to a route of the site', () => {
  const found = ['а', 'узи', 'чекап', 'скидка'].flatMap(text => readHits(find(text)))
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter(hit => matchRoute(hitPath(hit))?.slug !== hit.slug)).toEqual([])
})

describe('the likeliest kind comes first', () => {
  test.each([
    ['Шевченко', 'doctors'],
    ['кардиолог', 'doctors'],
    ['тіс дәрігері', 'doctors'],
    ['приём кардиолога', 'services'],
    ['узи', 'services'],
    ['анализ на сахар', 'analysis'],
    ['қан талдауы', 'analysis'],
    ['чек-ап', 'checkups'],
    ['скидка', 'promotion'],
    ['жеңілдік', 'promotion'],
  ])('%s: %s', (text, kind) => {
    expect(kindsFound(text)[0]).toBe(kind)
  })
})

describe('texts without a direct match', () => {
  test.each([
    ['typed on the other keyboard', 'athhbnby', 'ferritin'],
    ['Latin typed on the Russian keyboard', 'рфи1с', 'glikirovannyj-gemoglobin'],
    ['in Latin letters', 'ferritin', 'ferritin'],
    ['with a slip', 'фиритин', 'ferritin'],
    ['in Latin letters with a slip', 'firitin', 'ferritin'],
    ['unfinished, with a slip', 'фирити', 'ferritin'],
    ['with a word of nothing', 'ферритин жвачка', 'ferritin'],
    ['with a slip and a word of nothing', 'жвачка фиритин', 'ferritin'],
  ])('%s', (_, text, slug) => {
    expect(slugsIn(find(text).analysis)[0]).toBe(slug)
  })

  test('with a typing mistake in the word for a kind', () => {
    expect(kindsFound('скитки')).toEqual(['promotion'])
  })
})

describe('one kind', () => {
  test('limits the hits', () => {
    expect(kindsFound('кардиолог').length).toBeGreaterThan(1)
    expect(kindsFound('кардиолог', 'services')).toEqual(['services'])
  })

  test('is found by a single letter', () => {
    expect(find('а', 'doctors').doctors.length).toBeGreaterThan(0)
  })
})

describe('the index', () => {
  test('follows a change of the analyses', () => {
    const [first, ...rest] = seed.analyses
    if (!first) throw new Error('The seed has no analyses')
    const added = { ...first, slug: 'new', name: { ru: 'Зебрамицин', kk: 'Зебрамицин' } }
    const changed = { ...seed, analyses: [added, ...rest] }
    expect(find('зебрамицин').analysis).toEqual([])
    expect(searchSeed(changed, 'ru', 'зебрамицин', null).analysis).toEqual([{ new: 'Зебрамицин' }])
  })

  test('follows a change of any other list', () => {
    const changed = { ...seed, doctors: seed.doctors.slice(1) }
    expect(slugsIn(find('Ахметова').doctors)).toContain('akhmetova-aygul')
    expect(searchSeed(changed, 'ru', 'Ахметова', null).doctors).toEqual([])
  })

  test('ranks a plain record before its variations', () => {
    const many = generateSeed({ analyses: 1200, services: 150 })
    expect(slugsIn(searchSeed(many, 'ru', 'анализ на сахар', null).analysis)[0]).toBe(
      'gljukoza-v-krovi',
    )
    expect(slugsIn(searchSeed(many, 'ru', 'узи сердца', null).services)[0]).toBe('uzi-serdtsa')
  })
})
