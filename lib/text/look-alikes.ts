/**
 * Letters of the other alphabet inside of a word: `Витaмин` with a Latin `a`. A reader sees no
 * difference, but neither the site's search nor a search engine finds the word.
 */

const latin = 'aceopxyihkəɵëABCEHKMOPTXYIƏË'
const cyrillic = 'асеорхуіһкәөёАВСЕНКМОРТХУІӘЁ'

/** Words that are written with letters of both alphabets: `D-димер`, `T4` and `IgE` are none. */
const word = /[\p{L}\p{M}]+/gu
const anyLatin = /\p{Script=Latin}/gu
const latinLetter = /\p{Script=Latin}/u
const cyrillicLetter = /\p{Script=Cyrillic}/u
const anyCyrillic = /\p{Script=Cyrillic}/gu

export interface LookAlike {
  readonly word: string
  /** The word in one alphabet; `undefined` where a letter has no look-alike there. */
  readonly respelt: string | undefined
  /** The letters that are of the other alphabet than the rest of the word. */
  readonly letters: string
  readonly alphabet: 'Latin' | 'Cyrillic'
}

/** Letters of one alphabet between those of the other, as in `кpoвu`: nobody writes that. */
const between = [
  [/\p{Script=Cyrillic}\p{Script=Latin}+\p{Script=Cyrillic}/u, 'Latin'],
  [/\p{Script=Latin}\p{Script=Cyrillic}+\p{Script=Latin}/u, 'Cyrillic'],
] as const

/**
 * The words of a text whose letters of one alphabet all look like some of the other, or stand among
 * them.
 */
export function lookAlikesIn(text: string): readonly LookAlike[] {
  return (text.match(word) ?? []).flatMap(each => {
    if (!latinLetter.test(each) || !cyrillicLetter.test(each)) return []
    const [inLatin, inCyrillic] = [each.match(anyLatin) ?? [], each.match(anyCyrillic) ?? []]
    const [isLatin, isCyrillic] = [hidden(inLatin, latin), hidden(inCyrillic, cyrillic)]
    const [, among] = between.find(([pattern]) => pattern.test(each)) ?? []
    if (!isLatin && !isCyrillic && !among) return []
    // When both are possible, the fewer ones are the slip.
    const isFewer = inLatin.length <= inCyrillic.length
    const alike = isLatin && (!isCyrillic || isFewer) ? 'Latin' : 'Cyrillic'
    const alphabet = isLatin || isCyrillic ? alike : (among ?? alike)
    const letters = [...new Set(alphabet === 'Latin' ? inLatin : inCyrillic)].join(', ')
    const respelt = isLatin || isCyrillic ? inOtherLetters(each, alphabet) : undefined
    return [{ word: each, respelt, letters, alphabet }]
  })
}

/** The text with each word in the letters of one alphabet, where nobody sees the difference. */
export const respelt = (text: string) =>
  // Tables have a hundred thousand words, few of them with such a letter.
  latinLetter.test(text)
    ? text.replace(word, each =>
        latinLetter.test(each) ? (lookAlikesIn(each)[0]?.respelt ?? each) : each,
      )
    : text

/** A class of immunoglobulins behind a word, also with a Cyrillic letter; `sIgA` is one word. */
const gluedClass = /(?<=\p{Script=Cyrillic}|\p{L}{2})(?=Ig ?[AEGMАЕМ](?!\p{L}))/gu
/** Words of both alphabets in one; a letter or two may be a sign: `МкМЕ`, `HbA1c`, `IgE-ге`. */
const gluedWords =
  /(?<=\p{Script=Cyrillic}{3})(?<=\p{Ll}{3}|\p{Lu}{3})(?=\p{Script=Latin}{2})|(?<=\p{Script=Latin}{3})(?=\p{Script=Cyrillic}{3})/gu

const withinBrackets = /(?<=\() +| +(?=\))/g
/** The sign of a list, as in `-протромбин`. */
const listSign = /^[-–—•·] ?(?=\p{L})/u

/**
 * The text as it was before an export put other letters into its words, or lost the spaces between
 * them: `к глиадинуIgG`, `ДНКCandida`; without spaces within brackets.
 */
export const legible = (text: string) =>
  respelt(
    respelt(text.replace(listSign, '').replace(gluedClass, ' ')).replace(gluedWords, ' '),
  ).replace(withinBrackets, '')

/** With the Latin letters that look like Cyrillic ones. */
export const inLatin = (text: string) => inOtherLetters(text, 'Cyrillic')

function inOtherLetters(text: string, alphabet: LookAlike['alphabet']): string {
  const [from, to] = alphabet === 'Latin' ? [latin, cyrillic] : [cyrillic, latin]
  return [...text].map(letter => to[from.indexOf(letter)] ?? letter).join('')
}

const hidden = (letters: readonly string[], among: string) =>
  letters.every(letter => among.includes(letter))
