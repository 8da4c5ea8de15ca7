/**
 * Normalises spelling: ё and е, Kazakh letters and the Russian ones typed in their place, и and ы,
 * щ and ш, doubled letters, diacritics over Latin letters. Applied to records and queries alike.
 */

const letters: Readonly<Record<string, string>> = {
  ә: 'а',
  ғ: 'г',
  қ: 'к',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  і: 'и',
  ё: 'е',
  э: 'е',
  й: 'и',
  ы: 'и',
  щ: 'ш',
  ъ: '',
  ь: '',
  α: 'алфа',
  β: 'бета',
  γ: 'гамма',
  ı: 'i',
  ł: 'l',
}

const folding = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/** Latin letters as the Cyrillic ones that look alike. */
// biome-ignore format: a table.
export const lookalike: Readonly<Record<string, string>> = {
  a: 'а', b: 'в', c: 'с', e: 'е', h: 'н', k: 'к', m: 'м', o: 'о', p: 'р', t: 'т', x: 'х', y: 'у',
}

/** The folded form of a letter, at most one character, so that indexes in a text stay valid. */
export function foldLetter(letter: string): string {
  const lower = letter.toLowerCase()
  const folded = letters[lower] ?? withoutIgnorable(lower)
  return folded.length > 1 ? lower : folded
}

/** Lower case, folded letters; spaces and punctuation stay. */
export function fold(text: string): string {
  return undoubled(foldLetters(text))
}

/** The same, but doubled letters stay: ТТГ and ТГ, ГГТ and ГТТ are different analyses. */
export function foldLetters(text: string): string {
  let folded = ''
  for (let at = 0; at < text.length; at++) {
    const letter = foldedByCode[text.charCodeAt(at)]
    if (letter === undefined) return foldAnyLetters(text)
    folded += letter
  }
  return folded
}

/** Marks of direction, soft hyphens and the like, which come along when a text is copied, and of trade. */
const ignorable = /[\p{Default_Ignorable_Code_Point}™℠]/gu

/** The text without them, line breaks kept. */
export function withoutIgnorable(text: string): string {
  return text.replace(ignorable, '')
}

/** The slow path, also for letters with combining marks. */
function foldAnyLetters(text: string): string {
  const lower = withoutIgnorable(text).normalize('NFKC').toLowerCase()
  const unmarked = withoutMarks.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '')
  const folded = unmarked.replace(folding, letter => letters[letter] ?? letter)
  return folded.replace(/['’`ʹ]/g, '')
}

/** Text without combining marks. */
const withoutMarks = /^[ -~а-я«»—–₸]*$/

/** Lookup table of the fast path: folded characters by char code. */
const foldedByCode: readonly (string | undefined)[] = (() => {
  const table: (string | undefined)[] = new Array(0x500).fill(undefined)
  const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
  const russian = 'абвгдежзийклмнопрстуфхцчшщъыьэюяё'
  for (const letter of `${ascii}${russian}${russian.toUpperCase()}әғқңөұүһіӘҒҚҢӨҰҮҺІ«»`) {
    table[letter.charCodeAt(0)] = foldAnyLetters(letter)
  }
  return table
})()

export function undoubled(folded: string): string {
  if (!isDoubled(folded)) return folded
  return folded.replace(/([a-zа-я])\1+/g, run => (run.length === 2 ? run.charAt(0) : run))
}

function isDoubled(text: string): boolean {
  for (let at = 1; at < text.length; at++) {
    if (text.charCodeAt(at) === text.charCodeAt(at - 1)) return true
  }
  return false
}

/** Letters and digits in a row, e.g. `hba1c`, `16`, `00`. The text is folded already. */
export function tokenize(folded: string): string[] {
  const word = withoutMarks.test(folded) ? /[A-Za-zа-я\d]+/g : /[\p{L}\p{N}]+/gu
  return folded.match(word) ?? []
}
