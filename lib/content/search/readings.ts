/**
 * Other readings of a query: as typed, in the wrong keyboard layout (`rhjdm` for кровь, `0fy` for
 * қан), or transliterated (`krov`, `taldau`).
 */

const rows = [
  ['qwertyuiop[]', 'йцукенгшщзхъ'],
  ["asdfghjkl;'", 'фывапролджэ'],
  ['zxcvbnm,.`', 'ячсмитьбюё'],
  ['{}:"<>~', 'хъжэбюё'],
] as const

const russianKeys = new Map(
  rows.flatMap(([latin, cyrillic]) => [...latin].map((key, index) => [key, cyrillic[index] ?? ''])),
)
/** On the Kazakh layout the digit keys type the letters that Russian lacks. */
const kazakhKeys = new Map([
  ...russianKeys,
  ...Object.entries({ 2: 'ә', 3: 'і', 4: 'ң', 5: 'ғ', 8: 'ү', 9: 'ұ', 0: 'қ', '-': 'ө', '=': 'һ' }),
])
const latinKeys = new Map([...russianKeys].map(([latin, cyrillic]) => [cyrillic, latin]))

const retype = (text: string, keys: ReadonlyMap<string, string>) =>
  [...text.toLowerCase()].map(key => keys.get(key) ?? key).join('')

/** What was typed on the English layout; a comma before a space separates. */
export const fromEnglishLayout = (text: string) =>
  text.replace(/,(?=\s|$)|[^,]+|,/g, part => (part === ',' ? part : retype(part, russianKeys)))

/** The longest first; `c`, `j` and `y` depend on what follows. */
// biome-ignore format: a table.
const sounds: readonly (readonly [RegExp, string])[] = [
  [/shch|sch|shh/g, 'ш'], [/sh|ş/g, 'ш'], [/ch|ç/g, 'ч'], [/zh/g, 'ж'], [/kh/g, 'х'], [/ph/g, 'ф'],
  [/ts/g, 'ц'], [/y[ao]/g, 'я'], [/j[a]/g, 'я'], [/[yj]u/g, 'ю'], [/ye|je|yo|jo/g, 'е'],
  [/c(?=[eiy])/g, 'ц'], [/x/g, 'кс'], [/w/g, 'в'], [/[cqk]/g, 'к'],
]

const oneToOne = new Map(
  Object.entries({
    a: 'а',
    b: 'б',
    d: 'д',
    e: 'е',
    f: 'ф',
    g: 'г',
    h: 'х',
    i: 'и',
    j: 'ж',
    l: 'л',
    m: 'м',
    n: 'н',
    o: 'о',
    p: 'п',
    r: 'р',
    s: 'с',
    t: 'т',
    u: 'у',
    v: 'в',
    y: 'ы',
    z: 'з',
  }),
)

/** `krov` is кров, `shchitovidka` is шитовидка (the fold makes щ the same). */
export function fromLatin(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<![sc])\p{M}/gu, '')
    .normalize('NFC')
  const sounded = sounds.reduce((rest, [from, to]) => rest.replace(from, to), plain)
  return [...sounded].map(letter => oneToOne.get(letter) ?? letter).join('')
}

/** Digits and Latin letters in the place of the Cyrillic ones that they look like. */
// biome-ignore format: a table.
const misreadLetters: Readonly<Record<string, string>> = {
  0: 'о', 1: 'и', 3: 'з', 4: 'ч', 6: 'б', 8: 'в', r: 'г', u: 'и', n: 'п', l: 'л', i: 'и',
}
const misreadWord =
  /(?<![\p{L}\d])(?:(?=[a-z\d]*[а-яё])(?=[а-яёa-z\d]*[\drunli])[а-яёa-z\d]{3,}|0[a-z]{2}|[a-z]0[a-z]|[a-z]{2}0)(?![\p{L}\d])/giu
/** A text with the letters that a program took for others. */
export const fromPhotograph = (text: string): string =>
  text.replace(misreadWord, word =>
    word.replace(/[013468runli]/giu, sign => misreadLetters[sign.toLowerCase()] ?? sign),
  )

/** A name in a Kazakh case, as what an analysis is made of or for: «ферритинге», «жұмыртқасына». */
export const withoutCase = (text: string): string => text.replace(kazakhCase, '')
const kazakhCase = /(?<=\p{L}{4})(?:[нғгқк][ае]|[нд][аеыі]н?|н[ыі]ң)$/u

/** Readings that compete, and fallbacks for when none of them finds anything. */
export interface Readings {
  readonly likely: readonly string[]
  readonly unlikely: readonly string[]
}

/** Latin letters are ambiguous; Cyrillic ones are seldom typed by mistake. */
export function readings(text: string): Readings {
  if (!/[a-z]/i.test(text)) return { likely: [text], unlikely: [retype(text, latinKeys)] }
  const kazakh = /[0234589=-]/.test(text) ? [retype(text, kazakhKeys)] : []
  const meant = [text, fromLatin(text), retype(text, russianKeys), ...kazakh]
  return { likely: [...new Set(meant)], unlikely: [] }
}
