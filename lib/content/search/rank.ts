/** Ranks matches by score, by the kind the query asks for, and by popularity. */
import { type SearchKind, searchKinds } from '@/lib/content/entities/search-hit'
import { type Locale, locales } from '@/lib/routing/locales'
import { keysLike } from './assay-name'
import type { SearchDocument } from './documents'
import { intentOf, isKindWord, isStopWord } from './intent'
import { ownWord } from './short-words'
import type { Terms } from './terms'

export interface Match {
  readonly document: SearchDocument
  readonly score: number
}

const likelier = { begins: 1.3, popular: 1.2, named: 1.4, shown: 1.15 } as const

/** Best first, records of one score in the order of their lists. */
export function rank(
  tokens: readonly string[],
  matches: readonly Match[],
  locale: Locale,
): readonly Match[] {
  const intent = intentOf(tokens)
  const beginning = tokens.join(' ')
  const kindWords = tokens.filter(isKindWord)
  const shownIn = locales.indexOf(locale)
  const ranked = matches
    .map(({ document, score }) => {
      const { kind, names, popular, brevity } = document
      const shown = ` ${names[shownIn] ?? ''}`
      const named = kindWords.filter(word => names.some(name => ` ${name}`.includes(` ${word}`)))
      const factor =
        intent[kind] *
        brevity *
        likelier.named ** named.length *
        (popular ? likelier.popular : 1) *
        (names.some(name => name.startsWith(beginning)) ? likelier.begins : 1) *
        (tokens.some(token => shown.includes(` ${token}`)) ? likelier.shown : 1)
      return { document, score: score * factor }
    })
    .sort((a, b) => b.score - a.score || a.document.place - b.document.place)
  const least = (ranked[0]?.score ?? 0) * leastShare
  const significant = tokens.filter(token => !isKindWord(token) && !isStopWord(token))
  return ranked.filter(
    ({ document, score }) =>
      score >= least ||
      (significant.length > 0
        ? isCalled(document, significant, true)
        : isCalled(document, tokens, false)),
  )
}

/** Hits below this share of the best score are noise, unless each token is a prefix in them. */
const leastShare = 0.08

/**
 * Whether each token is a prefix in a record's names, job titles or category, or in its synonyms.
 */
function isCalled(record: SearchDocument, tokens: readonly string[], synonyms: boolean): boolean {
  const { name, jobTitles, topic } = record
  return tokens.every(
    token =>
      begins(name, token) ||
      begins(jobTitles, token) ||
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
 * Among the analyses exact names come first, then synonyms: «ттг» is the hormone, and a part of the
 * name of its antibodies.
 * @param keys of the text's readings, as documents have them
 */
export function calledFirst(matches: readonly Match[], keys: readonly string[]): readonly Match[] {
  if (keys.length === 0) return matches
  const also = new Set(keys.flatMap(keysLike))
  const place = ({ document }: Match) => {
    if (document.keys.some(key => keys.includes(key))) return 0
    return document.keys.some(key => also.has(key)) ? 1 : 2
  }
  const isAnalysis = ({ document }: Match) => document.kind === 'analysis'
  const sorted = matches
    .filter(isAnalysis)
    .map(match => ({ match, at: place(match) }))
    .sort((a, b) => a.at - b.at)
    .values()
  return matches.map(match => (isAnalysis(match) ? (sorted.next().value?.match ?? match) : match))
}

/**
 * Matches grouped by kind: the best kind first, in each the best match first. Each kind has a
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
  const quota = Math.floor(total / searchKinds.length)
  let free = total
  for (const group of kinds.values()) free -= Math.min(group.length, quota)
  return [...new Set([...kinds.keys(), ...searchKinds])].map(kind => {
    const group = kinds.get(kind) ?? []
    const more = Math.min(free, Math.max(0, group.length - quota))
    free -= more
    return [kind, group.slice(0, quota + more)] as const
  })
}
