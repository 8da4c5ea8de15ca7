/** Order of the found records: by words, by the kind that is asked for, by what people mean. */
import { type SearchKind, searchKinds } from '@/lib/entities/search-hit'
import { type Locale, locales } from '@/lib/i18n/locales'
import type { SearchDocument } from './documents'
import { intentOf, isKindWord } from './intent'

export interface Match {
  readonly document: SearchDocument
  readonly score: number
}

const likelier = { begins: 1.3, often: 1.2, named: 1.4, shown: 1.15 } as const

/** Best first, records of one score in the order of the seed. */
export function rank(
  tokens: readonly string[],
  matches: readonly Match[],
  locale: Locale,
): readonly Match[] {
  const intent = intentOf(tokens)
  const beginning = tokens.join(' ')
  const kindWords = tokens.filter(isKindWord)
  const shownIn = locales.indexOf(locale)
  return matches
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
}

/** Scores of words too short for the index, in its measure. */
const short = { name: 20, lay: 12, begins: 6 } as const

/**
 * Words of one or two letters begin too many others: they are looked for in the records. Where
 * one is a word of its own («витамин С», «КТ»), beginnings do not count.
 */
export function withShort(matches: readonly Match[], tokens: readonly string[]): readonly Match[] {
  return tokens.reduce((left, word) => {
    const found = left.flatMap(({ document, score }) => {
      const own = shortScore(document, word)
      return own > 0 ? [{ document, score: score + own, own }] : []
    })
    const exact = found.filter(({ own }) => own >= short.lay)
    return exact.length > 0 ? exact : found
  }, matches)
}

function shortScore({ names, name, trade, lay }: SearchDocument, word: string): number {
  const begin = ` ${word}`
  const exact = `${begin} `
  if (` ${name} `.includes(exact) || ` ${trade} `.includes(exact)) return short.name
  if (` ${lay} `.includes(exact)) return short.lay
  return names.some(each => ` ${each}`.includes(begin)) ? short.begins : 0
}

/** Hits far behind the best one are noise. */
const leastShare = 0.08

/** The groups of an answer: the best kind first, in each the best hit first, all kinds present. */
export function grouped(
  matches: readonly Match[],
  perKind: number,
  total: number,
): readonly (readonly [SearchKind, readonly Match[]])[] {
  const [best] = matches
  const kinds = new Map<SearchKind, Match[]>()
  for (const match of matches) {
    if (match.score < (best?.score ?? 0) * leastShare) break
    const group = kinds.get(match.document.kind) ?? []
    kinds.set(match.document.kind, group)
    if (group.length < perKind) group.push(match)
  }
  let left = total
  return [...new Set([...kinds.keys(), ...searchKinds])].map(kind => {
    const group = (kinds.get(kind) ?? []).slice(0, left)
    left -= group.length
    return [kind, group] as const
  })
}
