/** Index terms of a text: its words, their stems, and what else the words are typed as. */

import { fold, lookalike, tokenize } from '@/lib/text/fold'
import { plainText } from '@/lib/text/plain-text'
import { stems, stemTerm } from '@/lib/text/stem'

/** One small letter alone; a capital one is a name: «C-реактивный», «витамин С». */
const preposition = /(?<![\p{L}\p{N}-])[авикосу](?![\p{L}\p{N}-])/gu

/** A name without HTML and prepositions, folded. */
export function foldName(name: string): string {
  return fold(plainText(name).replace(preposition, ' '))
}

/** Makes terms for one index; words come again and again, so each is worked out once. */
export class TermMaker {
  private readonly known = new Map<string, readonly string[]>()

  /** Every term once: a name that is alike in both languages is no better than another. */
  ofNames(names: readonly string[]): string {
    return this.ofFolded(names.map(foldName))
  }

  /** The same for names that `foldName` has been through. */
  ofFolded(folded: readonly string[]): string {
    // «анти-ТПО» and «CA 125» are also written in one.
    const joined = folded
      .flatMap(name => name.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+|\p{L}{1,3} \d+/gu) ?? [])
      .map(part => part.replace(/[- ]/g, ''))
    return this.join([...folded.flatMap(tokenize), ...joined])
  }

  /** Stems alone: running text is not searched by beginnings of words. */
  ofText(texts: readonly string[]): string {
    const terms = texts
      .flatMap(text => tokenize(fold(plainText(text))))
      .flatMap(word => this.of(word))
    return [...new Set(terms.filter(isStem))].join(' ')
  }

  private join(words: readonly string[]): string {
    return [...new Set(words.flatMap(word => this.of(word)))].join(' ')
  }

  private of(word: string): readonly string[] {
    const found = this.known.get(word) ?? [word, ...stems(word).map(stemTerm), ...lookalikes(word)]
    this.known.set(word, found)
    return found
  }
}

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
