/** Order of the found records: by words, by the kind that is asked for, by what people mean. */
import { type SearchKind, searchKinds } from '@/lib/entities/search-hit'
import { type Locale, locales } from '@/lib/i18n/locales'
import type { SearchDocument } from './documents'
import { intentOf, isEmptyWord, isKindWord } from './intent'

export interface Match {
  readonly document: SearchDocument
  readonly score: number
}

const likelier = { begins: 1.3, often: 1.2, named: 1.4, shown: 1.15 } as const

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
      const { kind, names, often, brevity } = document
      const shown = ` ${names[shownIn] ?? ''}`
      const named = kindWords.filter(word => names.some(name => ` ${name}`.includes(` ${word}`)))
      const factor =
        intent[kind] *
        brevity *
        likelier.named ** named.length *
        (often ? likelier.often : 1) *
        (names.some(name => name.startsWith(beginning)) ? likelier.begins : 1) *
        (tokens.some(token => shown.includes(` ${token}`)) ? likelier.shown : 1)
      return { document, score: score * factor }
    })
    .sort((a, b) => b.score - a.score || a.document.id - b.document.id)
  const least = (ranked[0]?.score ?? 0) * leastShare
  const telling = tokens.filter(token => !isKindWord(token) && !isEmptyWord(token))
  return ranked.filter(
    ({ document, score }) =>
      score >= least ||
      (telling.length > 0 ? isCalled(document, telling, true) : isCalled(document, tokens, false)),
  )
}

/** Hits so far behind the best one are noise, unless they are called by the letters of the text. */
const leastShare = 0.08

/** Whether each word begins one of a record's names, job titles or category, or of its lay names. */
function isCalled(record: SearchDocument, tokens: readonly string[], lay: boolean): boolean {
  const { name, trade, topic } = record
  return tokens.every(
    token =>
      begins(name, token) ||
      begins(trade, token) ||
      begins(topic, token) ||
      (lay && begins(record.lay, token)),
  )
}

/** @param terms of the index, with spaces between. */
const begins = (terms: string, word: string) => terms.startsWith(word) || terms.includes(` ${word}`)

/** Scores of words too short for the index, in its measure. */
const short = { name: 20, lay: 12, begins: 6, beginsOther: 3 } as const

/**
 * Words of one or two letters begin too many others: they are looked for in the records. Where
 * one is a word of its own («витамин С», «КТ»), beginnings come far behind, but stay, as the word
 * may be unfinished. A preposition asks for nothing.
 */
export function withShort(
  matches: readonly Match[],
  parts: readonly ShortWord[],
): readonly Match[] {
  return parts.reduce((left, { word, optional }) => {
    const found = left
      .map(match => ({ match, own: shortScore(match.document, word) }))
      .filter(({ own }) => own > 0 || optional)
    const least = found.some(({ own }) => own >= short.lay) ? short.lay : 0
    return found.map(({ match: { document, score }, own }) => ({
      document,
      score: (score + own) * (own < least ? leastShare : 1),
    }))
  }, matches)
}

interface ShortWord {
  readonly word: string
  readonly optional: boolean
}

/** Most records have no such word at all, so that is seen first. */
function shortScore({ names, name, trade, lay, topic }: SearchDocument, word: string): number {
  const own = begins(name, word) || begins(trade, word)
  const other = begins(lay, word) || begins(topic, word)
  if (!own && !other) return 0
  if (own && (isWord(name, word) || isWord(trade, word))) return short.name
  if (isWord(lay, word)) return short.lay
  return names.some(each => begins(each, word)) ? short.begins : short.beginsOther
}

const isWord = (terms: string, word: string) => ` ${terms} `.includes(` ${word} `)

/**
 * The groups of an answer: the best kind first, in each the best hit first. Each kind has places
 * of its own; what others leave free goes to the best.
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
  const own = Math.floor(total / searchKinds.length)
  let free = total
  for (const group of kinds.values()) free -= Math.min(group.length, own)
  return [...new Set([...kinds.keys(), ...searchKinds])].map(kind => {
    const group = kinds.get(kind) ?? []
    const more = Math.min(free, Math.max(0, group.length - own))
    free -= more
    return [kind, group.slice(0, own + more)] as const
  })
}
