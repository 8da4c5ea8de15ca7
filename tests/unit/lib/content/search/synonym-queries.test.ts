import { corpusOfSeed } from '@/lib/backend/search'
import { makeEngine } from '@/lib/content/search/index-cache'
import { findHits } from '@/lib/content/search/search'
import { searchLexicon } from '@/lib/content/search-tables/shipped-and-own'
import type { SearchKind } from '@/lib/entities/search-hit'
import type { Locale } from '@/lib/routing/locales'
import { foreignClinic, keysOf, knows } from '@/tests/support/foreign-clinic'
import { seed } from '@/tests/support/seed'
import {
  abbreviations,
  kazakhQueries,
  mistypedQueries,
  russianQueries,
} from '@/tests/support/synonym-queries'
import { slugsInSeed } from './seed-records'

/** Minimum share of queries with a wanted record among the first three hits. */
const share = 0.95

const titles = new Map(seed.specialties.map(({ id, name }) => [id, name.ru]))

const lexicon = searchLexicon()

/** A clinic, and the names of its records in the query tables. */
const clinics = {
  'our own': {
    engine: makeEngine({ corpus: corpusOfSeed(seed), lexicon }),
    keysOf: (kind: SearchKind, slug: string) => {
      const doctor = seed.doctors.find(each => kind === 'doctors' && each.slug === slug)
      return [slug, ...(doctor?.job_titles.flatMap(id => titles.get(id) ?? []) ?? [])]
    },
    knows: (kind: SearchKind, wanted: string) =>
      wanted === '*' || slugsInSeed(kind).includes(wanted) || [...titles.values()].includes(wanted),
  },
  'another, with other names': {
    engine: makeEngine({ corpus: foreignClinic, lexicon }),
    keysOf,
    knows,
  },
}

/** Evaluates the notation of the tables. */
const options = (wanted: string) =>
  wanted.split(' | ').map(option => option.split(/: |\//) as [SearchKind, string])

describe.each(Object.entries(clinics))('in a clinic: %s', (_, clinic) => {
  const finds = (text: string, wanted: string, locale: Locale, places = 3) =>
    findHits(clinic.engine, locale, text, null)
      .slice(0, places)
      .some(({ category, slug }) =>
        options(wanted).some(
          ([kind, what]) =>
            kind === category && (what === '*' || clinic.keysOf(category, slug).includes(what)),
        ),
      )

  test.each([
    ['Russian', russianQueries, 'ru'],
    ['Kazakh', kazakhQueries, 'kk'],
    ['mistyped', mistypedQueries, 'ru'],
    ['Russian on the Kazakh pages', russianQueries, 'kk'],
    ['Kazakh on the Russian pages', kazakhQueries, 'ru'],
  ] as const)('%s queries find the wanted records', (__, queries, locale) => {
    const missed = queries.filter(([text, wanted]) => !finds(text, wanted, locale))
    const found = 1 - missed.length / queries.length
    expect({ missed, enough: found >= share }).toEqual({ missed, enough: true })
  })

  test.each(['ru', 'kk'] as const)(
    'an abbreviation has its analysis as the first hit, %s',
    locale => {
      const missed = abbreviations.filter(([text, wanted]) => !finds(text, wanted, locale, 1))
      expect(missed).toEqual([])
    },
  )

  test('every query can be tested', () => {
    const all = [...russianQueries, ...kazakhQueries, ...mistypedQueries, ...abbreviations]
    const unknown = all.filter(
      ([, wanted]) => !options(wanted).some(([kind, what]) => clinic.knows(kind, what)),
    )
    expect(unknown).toEqual([])
  })
})

test('the tables refer to existing records', () => {
  const tables = [russianQueries, kazakhQueries, mistypedQueries, abbreviations]
  const all = tables.flat().flatMap(([, wanted]) => options(wanted))
  expect(all.filter(([kind, what]) => !clinics['our own'].knows(kind, what))).toEqual([])
})
