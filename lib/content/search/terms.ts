/** Index terms of a text: its words, their stems, and lookalikes of short Latin words. */

import { fold, lookalike, tokenize } from '@/lib/text/fold'
import { plainText } from '@/lib/text/plain-text'
import { stems, stemTerm } from '@/lib/text/stem'
import { memoise } from './memoise'

/** A single lower-case letter; a capital one is a name: «C-реактивный», «витамин С». */
const preposition = /[авикосу](?![\p{L}\p{N}-])(?<![\p{L}\p{N}-].)/gu

/** A name without HTML and prepositions, folded. */
export function foldName(name: string): string {
  return fold(plainText(name).replace(preposition, ' '))
}

/** What a procedure is watched by: a puncture «под контролем УЗИ» is no ultrasound. */
const guidance =
  /(?<![\p{L}\p{N}])(?:под (?:[\p{L}-]+[ -])?контролем(?: [\p{L}-]+)?|[\p{L}-]+ бақылауы(?:мен|нда))/gu

/** @param folded a name; the second is what was taken out of it */
export function withoutGuidance(folded: string): readonly [string, readonly string[]] {
  return [folded.replace(guidance, ' '), folded.match(guidance) ?? []]
}

/** Terms of the index, each once. */
export type Terms = readonly string[]

/** Each term once: a name that is the same in both languages must not score higher. */
export const termsOfNames = (names: readonly string[]): Terms => termsOfFolded(names.map(foldName))

/** The same for names that are folded already. */
export function termsOfFolded(folded: readonly string[]): Terms {
  const terms = new Set<string>()
  for (const name of folded) for (const word of tokenize(name)) addAll(terms, termsOf(word))
  for (const name of folded) for (const word of joinedIn(name)) addAll(terms, termsOf(word))
  return [...terms]
}

/** Stems only, as running text is not searched by prefix. */
export function stemsOfText(texts: readonly string[]): Terms {
  const terms = new Set<string>()
  for (const text of texts) {
    for (const word of tokenize(fold(plainText(text)))) addAll(terms, termsOf(word).filter(isStem))
  }
  return [...terms]
}

function addAll(terms: Set<string>, more: Terms): void {
  for (const term of more) terms.add(term)
}

/** «анти-ТПО» and «CA 125» are also written as one word. */
function joinedIn(name: string): string[] {
  if (!/-| \d/.test(name)) return []
  const parts = name.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+|\p{L}{1,3} \d+/gu) ?? []
  return parts.map(part => part.replace(/[- ]/g, ''))
}

const termsOf = memoise((word): Terms => [word, ...stems(word).map(stemTerm), ...lookalikes(word)])

/** Whether a term of the index is a stem rather than a word as it was written. */
export const isStem = (term: string) => term.startsWith(stemTerm(''))

// biome-ignore format: a table.
const sounding: Readonly<Record<string, string>> = {
  a: 'а', b: 'б', c: 'ц', d: 'д', e: 'е', f: 'ф', g: 'г', h: 'х', i: 'и', k: 'к', l: 'л', m: 'м',
  n: 'н', o: 'о', p: 'п', r: 'р', s: 'с', t: 'т', v: 'в', z: 'з',
}

/** `B12` is also typed as «в12» and «б12». */
function lookalikes(word: string): string[] {
  if (!/^[a-z]{1,3}\d*$/.test(word)) return []
  return [lookalike, sounding].map(table =>
    [...word].map(letter => table[letter] ?? letter).join(''),
  )
}
