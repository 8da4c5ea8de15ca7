/**
 * Search as you type: the hits of a complete text are there from its third letter on. A prefix may
 * match more records than fit; then the kind is still shown, all its places are filled, and each
 * shown record has a word that begins with the typed letters (or a form of such a word).
 */

import { corpusOfSeed, searchHits as searchSeed } from '@/lib/backend/search'
import { documentMaker, type SearchSource, sourcesOf } from '@/lib/content/search/documents'
import { readHits } from '@/lib/content/search/hits'
import { isKindWord, isStopWord, kindsAskedFor } from '@/lib/content/search/intent'
import { searchLexicon } from '@/lib/content/search-tables/shipped-and-own'
import { articleKind, type SearchKind, searchKinds } from '@/lib/entities/search-hit'
import { type Locale, locales } from '@/lib/routing/locales'
import { fold, tokenize } from '@/lib/text/fold'
import { plainText } from '@/lib/text/plain-text'
import { stems, stemTerm } from '@/lib/text/stem'
import { seed } from '@/tests/support/seed'

const placesOfKind = 8
const places = 20
/** The minimum number of places of a kind of offers. */
const ownPlaces = Math.floor(places / (searchKinds.length - 1))

const make = documentMaker(searchLexicon())
const documentOf = (source: SearchSource, id: number) => make(id, source)

const calledBy = new Map(
  [...sourcesOf(corpusOfSeed(seed))]
    .map(documentOf)
    .map(document => [
      `${document.kind}/${document.slug.ru}`,
      ` ${[...document.name, ...document.specialties, ...document.synonyms, ...document.topic].join(' ')} `,
    ]),
)

const found = new Map<string, ReturnType<typeof readHits>>()

/** Many texts begin with the same letters. */
function hitsOf(text: string, locale: Locale, type: SearchKind | null) {
  const key = `${locale} ${type} ${text}`
  const hits = found.get(key) ?? readHits(searchSeed(seed, locale, text, type))
  found.set(key, hits)
  return hits
}

function shown(kind: SearchKind, text: string, locale: Locale, type: SearchKind | null) {
  const hits = hitsOf(text, locale, type)
  const slugs = hits.filter(({ category }) => category === kind).map(({ slug }) => slug)
  const offers = hits.filter(({ category }) => category !== articleKind)
  const isFull = slugs.length === placesOfKind || offers.length === places
  return { slugs, isFull: isFull && slugs.length >= ownPlaces }
}

/** Whether the record has a word with this prefix, or a form of that word. */
function answers(kind: SearchKind, slug: string, word: string): boolean {
  const terms = calledBy.get(`${kind}/${slug}`) ?? ''
  return [` ${word}`, ...stems(word).map(stem => ` ${stemTerm(stem)} `)].some(term =>
    terms.includes(term),
  )
}

/** One or two letters, «клиника» and «диагностика» match only with the other words. */
const isTelling = (word: string) => word.length > 2 && !isStopWord(word) && !isKindWord(word)

/**
 * The prefixes of a text that end with a letter or digit: all short ones, and of the longer ones
 * those of even or of odd lengths.
 */
const prefixesOf = (text: string, parity: number) =>
  Array.from({ length: text.length - 3 }, (_, index) => text.slice(0, index + 3))
    .filter(({ length }) => length <= 10 || length % 2 === parity)
    .filter(prefix => /[\p{L}\p{N}]$/u.test(prefix))

/** «Уролог», on the way to «урологиялық зерттеулер», is a text of its own: it asks for a doctor. */
const asksForOther = (prefix: string, kind: SearchKind) => {
  const asked = kindsAskedFor(tokenize(fold(prefix)))
  return asked.length > 0 && !asked.includes(kind)
}

interface Typed {
  readonly kind: SearchKind
  readonly text: string
  /** The expected record; without it all hits of the complete text are expected. */
  readonly slug?: string
}

function losses(
  { kind, text, slug }: Typed,
  locale: Locale,
  type: SearchKind | null,
  parity: number,
) {
  const wanted = slug ? [slug] : shown(kind, text, locale, type).slugs
  if (wanted.length === 0) return [`${text}: nothing`]
  const prefixes = prefixesOf(text, parity).filter(prefix => !asksForOther(prefix, kind))
  return prefixes.flatMap(prefix => {
    const { slugs, isFull } = shown(kind, prefix, locale, type)
    const lost = wanted.filter(each => !slugs.includes(each))
    const word = tokenize(fold(prefix)).at(-1) ?? ''
    const rightly = slugs.every(each => !isTelling(word) || answers(kind, each, word))
    return lost.length === 0 || (isFull && rightly) ? [] : [`${prefix}: ${lost.join(', ')}`]
  })
}

/** A sample of the analyses, as each is typed letter by letter, twice. */
const someAnalyses = seed.analyses.filter((_, index) => index % 20 === 0)

const typed = (locale: Locale): Readonly<Record<string, readonly Typed[]>> => ({
  specialties: seed.specialties.map(({ name }) => ({ kind: 'doctors', text: name[locale] })),
  doctors: seed.doctors.map(({ name, slug }) => ({ kind: 'doctors', text: name[locale], slug })),
  'categories of services': seed.serviceCategories.map(({ name }) => ({
    kind: 'services',
    text: name[locale],
  })),
  services: seed.services.map(({ name, slug }) => ({
    kind: 'services',
    text: plainText(name[locale]),
    slug,
  })),
  'categories of analyses': seed.analysisCategories.map(({ name }) => ({
    kind: 'analysis',
    text: name[locale],
  })),
  analyses: someAnalyses.map(({ name, slug }) => ({
    kind: 'analysis',
    text: plainText(name[locale]),
    slug,
  })),
})

describe.each(locales)('half-typed words in %s lose no hits', locale => {
  test.each(Object.entries(typed(locale)))('%s', (_, texts) => {
    const lost = texts.flatMap((each, index) => [
      ...losses(each, locale, null, index % 2),
      // One kind alone is the easier case: some texts show that it is no different.
      ...(index % 3 === 0 ? losses(each, locale, each.kind, index % 2) : []),
    ])
    expect(lost).toEqual([])
  })
})

const slugsOf = (text: string) => readHits(searchSeed(seed, 'ru', text, null)).map(hit => hit.slug)

describe('an unfinished word', () => {
  test.each([
    ['has no ending to take off: «қарсы» has the stem кар, too', 'карди', 'antitela-k-insulinu'],
    ['is no whole word: «липиды» have the stem лип, too', 'липа', 'lipidnyj-spektr'],
  ])('%s', (_, text, other) => {
    const { slugs } = shown('analysis', text, 'ru', 'analysis')
    expect(slugs.length).toBeGreaterThan(0)
    expect(slugs).not.toContain(other)
  })

  test('of a description finds what the complete word finds', () => {
    for (const text of ['заклю', 'заключе', 'рентгеновск']) expect(slugsOf(text)).not.toEqual([])
    expect(slugsOf('заклю')).toEqual(expect.arrayContaining(slugsOf('заключение')))
  })

  test('of a stop word adds nothing to other words', () => {
    expect(slugsOf('узи цен')).toEqual(slugsOf('узи цена'))
    expect(slugsOf('узи цен')).toContain('uzi-serdtsa')
  })
})
