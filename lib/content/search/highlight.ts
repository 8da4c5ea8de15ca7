/** Which characters of a name match the words of a query; for the browser. */
import { foldLetter } from '@/lib/text/fold'

export interface NamePart {
  readonly text: string
  readonly matched: boolean
}

interface Letter {
  readonly folded: string
  /** Its index in the name. */
  readonly at: number
}

/** The name split into matched and other parts, in order. */
export function highlight(name: string, query: string): readonly NamePart[] {
  const letters = lettersOf(name)
  const tokens = wordsOf(lettersOf(query)).map(word => word.map(({ folded }) => folded).join(''))
  const marked = new Set<number>()
  for (const word of wordsOf(letters)) {
    const length = Math.max(0, ...tokens.map(token => sharedLength(word, token)))
    const last = word[length - 1]?.at ?? -1
    for (let at = word[0]?.at ?? 0; at <= last; at++) marked.add(at)
  }
  return pieces(name, marked)
}

function lettersOf(text: string): Letter[] {
  const letters: Letter[] = []
  for (let at = 0; at < text.length; at++) letters.push({ folded: foldLetter(text.charAt(at)), at })
  return letters
}

/** Runs of letters and digits; letters that fold to nothing are skipped. */
function wordsOf(letters: readonly Letter[]): Letter[][] {
  const words: Letter[][] = [[]]
  for (const letter of letters) {
    if (letter.folded === '') continue
    if (/[\p{L}\p{N}]/u.test(letter.folded)) words.at(-1)?.push(letter)
    else words.push([])
  }
  return words.filter(word => word.length > 0)
}

/** Endings of three letters may differ: «щитовидки» and «щитовидной». */
const ending = 3
const stem = 4

/** Length of the common prefix of a word and a token, 0 when they are different words. */
function sharedLength(word: readonly Letter[], token: string): number {
  let length = 0
  while (length < token.length && word[length]?.folded === token[length]) length++
  if (length === token.length) return length
  return length >= Math.max(stem, token.length - ending) ? length : 0
}

function pieces(name: string, marked: ReadonlySet<number>): readonly NamePart[] {
  const parts: NamePart[] = []
  for (let at = 0; at < name.length; at++) {
    const matched = marked.has(at)
    const last = parts.at(-1)
    const text = name.charAt(at)
    if (last?.matched === matched) parts[parts.length - 1] = { text: last.text + text, matched }
    else parts.push({ text, matched })
  }
  return parts
}
