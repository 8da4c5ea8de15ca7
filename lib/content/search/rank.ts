/** Ranks matches by score, by the kind the query asks for, and by popularity. */
import { articleKind, type SearchKind, searchKinds } from '@/lib/entities/search-hit'
import { type Locale, locales } from '@/lib/routing/locales'
import { fold, foldLetters, tokenize, undoubled } from '@/lib/text/fold'
import { stems, stemTerm } from '@/lib/text/stem'
import { type AskedAge, isChildWord, isForAge } from './age'
import { namedLetters } from './assay-name'
import type { SearchDocument } from './documents'
import { asksForAnalyses, intentOf, isKindWord, isStopWord, kindsAskedFor } from './intent'
import { ownWord } from './short-words'
import type { Terms } from './terms'

export interface Match {
  readonly document: SearchDocument
  readonly score: number
}

const likelier = { begins: 1.3, popular: 1.2, named: 1.4, shown: 1.15 } as const
/** Factors of a record that is for the age of the patient, and of one that is for others. */
const ofAge = { own: 1.5, other: 0.3 } as const

/** Best first, records of one score in the order of their lists. */
export function rank(
  tokens: readonly string[],
  matches: readonly Match[],
  { locale, age }: { readonly locale: Locale; readonly age?: AskedAge | null },
): readonly Match[] {
  const intent = intentOf(tokens)
  const beginning = tokens.join(' ')
  const kindWords = tokens.filter(isKindWord)
  const shownIn = locales.indexOf(locale)
  const ranked = withoutOtherAges(tokens, matches)
    .map(({ document, score }) => {
      const { kind, names, synonyms, popular, brevity } = document
      const shown = ` ${names[shownIn] ?? ''}`
      const named = kindWords.filter(
        word => names.some(name => ` ${name}`.includes(` ${word}`)) || synonyms.includes(word),
      )
      const factor =
        intent[kind] *
        brevity *
        likelier.named ** named.length *
        (popular ? likelier.popular : 1) *
        (age ? factorOf(document, age) : 1) *
        (names.some(name => name.startsWith(beginning)) ? likelier.begins : 1) *
        (tokens.some(token => shown.includes(` ${token}`)) ? likelier.shown : 1)
      return { document, score: score * factor }
    })
    .sort((a, b) => b.score - a.score || a.document.place - b.document.place)
  const least = (ranked[0]?.score ?? 0) * leastShare
  const significant = tokens.filter(token => !isKindWord(token) && !isStopWord(token))
  const called = withoutCategoryNoise(ranked, tokens).filter(
    ({ document, score }) =>
      score >= least ||
      (significant.length > 0
        ? isCalled(document, significant, true)
        : isCalled(document, tokens, false)),
  )
  return withoutOtherKinds(called, significant, least)
}

/** Where children alone are asked for, and some analyses are said to be for them, not those that mention one: «балаға». */
function withoutOtherAges(tokens: readonly string[], matches: readonly Match[]) {
  const isForChildren = ({ document }: Match) => document.youngest !== undefined
  if (!tokens.every(isChildWord) || !matches.some(isForChildren)) return matches
  return matches.filter(match => !isAnalysis(match.document) || isForChildren(match))
}

function factorOf(record: SearchDocument, age: AskedAge): number {
  const said = isForAge(record, age)
  return said === null ? 1 : said ? ofAge.own : ofAge.other
}

/**
 * Where the words ask for a kind and the best hit is of it and called so, a kind whose hits are all
 * far below answers another question: «уролог» is a doctor, not the analyses of the category
 * «Урология».
 */
function withoutOtherKinds(
  matches: readonly Match[],
  tokens: readonly string[],
  least: number,
): readonly Match[] {
  const [best] = matches
  if (!best || !kindsAskedFor(tokens).includes(best.document.kind)) return matches
  const { name, specialties } = best.document
  if (!tokens.every(token => name.includes(token) || specialties.includes(token))) return matches
  const near = new Set(
    matches.filter(({ score }) => score >= least).map(({ document }) => document.kind),
  )
  return matches.filter(({ document }) => near.has(document.kind))
}

/**
 * A category lists its methods: «Диагностика: УЗИ, МРТ, КТ». Where services are called by the
 * abbreviation, those that only share the category with them are noise.
 */
function withoutCategoryNoise(ranked: readonly Match[], tokens: readonly string[]) {
  const asked = tokens.filter(token => !isStopWord(token))
  if (!asked.some(token => token.length <= maxAbbreviation)) return ranked
  const isService = ({ document }: Match) => document.kind === 'services'
  const isCalledSo = ({ document: { name, synonyms } }: Match) =>
    asked.every(token => holds(name, token) || holds(synonyms, token))
  if (!ranked.some(match => isService(match) && isCalledSo(match))) return ranked
  const isNoise = ({ document: { topic } }: Match) => asked.some(token => topic.includes(token))
  return ranked.filter(match => !isService(match) || isCalledSo(match) || !isNoise(match))
}

/** In any form: «молочной железы» are «молочные железы». */
const holds = (terms: Terms, word: string) =>
  terms.includes(word) || stems(word).some(stem => terms.includes(stemTerm(stem)))

/** Letters. */
const maxAbbreviation = 3

/**
 * Hits below this share of the best score are noise, unless each token is a prefix in them and others
 * of their kind are above it.
 */
const leastShare = 0.08

/**
 * Whether each token is a prefix in a record's names, specialties or category, or in its synonyms.
 */
export function isCalled(
  record: SearchDocument,
  tokens: readonly string[],
  synonyms: boolean,
): boolean {
  const { name, specialties, topic } = record
  return tokens.every(
    token =>
      begins(name, token) ||
      begins(specialties, token) ||
      begins(topic, token) ||
      (synonyms && begins(record.synonyms, token)),
  )
}

const begins = (terms: Terms, word: string) => terms.some(term => term.startsWith(word))

/** A token too short for the index, and the records that contain it. */
export interface ShortWord {
  readonly scores: ReadonlyMap<number, number>
  readonly optional: boolean
}

/**
 * The matches that have every short word. Where one is a whole word («витамин С», «КТ»), prefixes
 * rank far behind, but stay, as the word may be unfinished. Optional words only add to the score.
 */
export function withShort(
  matches: readonly Match[],
  shortWords: readonly ShortWord[],
): readonly Match[] {
  return shortWords.reduce((left, { scores, optional }) => {
    const found = left
      .map(match => ({ match, own: scores.get(match.document.id) ?? 0 }))
      .filter(({ own }) => own > 0 || optional)
    const least = found.some(({ own }) => own >= ownWord) ? ownWord : 0
    return found.map(({ match: { document, score }, own }) => ({
      document,
      score: (score + own) * (own < least ? leastShare : 1),
    }))
  }, matches)
}

/**
 * The analyses that a text names come first among the analyses, and are added where they were not
 * found: «ттг» is the hormone, and a part of the name of its antibodies.
 * @param asTyped whether a match is called by the words of the text
 */
export function namedFirst(
  matches: readonly Match[],
  named: readonly SearchDocument[],
  text: string,
  asTyped: boolean,
): readonly Match[] {
  if (named.length === 0) return matches
  const score = matches[0]?.score ?? 1
  const first = named.map(
    document => matches.find(match => match.document === document) ?? { document, score },
  )
  const isNamed = new Set(named)
  const analyses = [
    ...first,
    ...matches.filter(
      ({ document }) =>
        isAnalysis(document) &&
        !isNamed.has(document) &&
        !isOtherAbbreviation(document, text) &&
        !isOtherLetter(document, text),
    ),
  ]
  const at = matches.findIndex(({ document }) => isAnalysis(document))
  const place = at >= 0 ? at : asTyped ? matches.length : 0
  const others = matches.filter(({ document }) => !isAnalysis(document))
  return [...others.slice(0, place), ...analyses, ...others.slice(place)]
}

/**
 * Whether a record lacks an abbreviation with a doubled letter that the text has: for the index «ттг» is
 * «тг», which triglycerides are called.
 */
function isOtherAbbreviation({ title }: SearchDocument, text: string): boolean {
  const abbreviations = tokenize(foldLetters(text)).filter(
    word => word.length <= maxAbbreviation && undoubled(word) !== word,
  )
  const words = tokenize(foldLetters(Object.values(title).join(' ')))
  return abbreviations.length > 0 && !abbreviations.some(each => words.includes(each))
}

/**
 * Whether a record lacks a letter that is a word of the text and only begins another word of the record:
 * «витамин д» is not B12, whose Kazakh name has «дәрумені», nor «витамин с» all that the price list has.
 */
function isOtherLetter({ name, synonyms }: SearchDocument, text: string): boolean {
  const words = tokenize(fold(text)).filter(word => word.length === 1 && !isStopWord(word))
  const letters = [...words, ...namedLetters(text)]
  const isOf = (letter: string) => (term: string) =>
    term.startsWith(letter) && /^\d*$/.test(term.slice(1))
  return letters.some(letter => !name.some(isOf(letter)) && !synonyms.some(isOf(letter)))
}

/** Who asks for the analyses for an occasion, and finds a set that is called so, means all of the set. */
export function setsFirst(
  matches: readonly Match[],
  tokens: readonly string[],
  text: string,
): readonly Match[] {
  const isMeant = ({ document }: Match) => isSetFor(document, tokens)
  if (!asksForAnalyses(text)) return matches
  return [...matches.filter(isMeant), ...matches.filter(match => !isMeant(match))]
}

/** The set that a text asks for. */
export const setFor = (
  records: readonly SearchDocument[],
  tokens: readonly string[],
  text: string,
): SearchDocument | undefined =>
  asksForAnalyses(text) ? records.find(record => isSetFor(record, tokens)) : undefined

function isSetFor(record: SearchDocument, tokens: readonly string[]): boolean {
  if (record.kind !== 'sets') return false
  const occasion = tokens.filter(token => !isKindWord(token) && !isStopWord(token))
  const isCalledSo = (token: string) => holds(record.name, token) || holds(record.synonyms, token)
  return occasion.length > 0 && occasion.every(isCalledSo)
}

export const isAnalysis = ({ kind }: SearchDocument) => kind === 'analysis'

const offerKinds = searchKinds.filter(kind => kind !== articleKind)

/**
 * Offers grouped by kind: the best kind first, in each the best match first. Each kind has a
 * quota; what others leave of theirs goes to the best.
 */
export function grouped(
  matches: readonly Match[],
  perKind: number,
  total: number,
): readonly (readonly [SearchKind, readonly Match[]])[] {
  const kinds = new Map<SearchKind, Match[]>()
  for (const match of matches) {
    const group = kinds.get(match.document.kind) ?? []
    kinds.set(match.document.kind, group)
    if (group.length < perKind) group.push(match)
  }
  const quota = Math.floor(total / offerKinds.length)
  let free = total
  for (const group of kinds.values()) free -= Math.min(group.length, quota)
  return [...kinds].map(([kind, group]) => {
    const more = Math.min(free, Math.max(0, group.length - quota))
    free -= more
    return [kind, group.slice(0, quota + more)] as const
  })
}
