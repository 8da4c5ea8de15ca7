/** What spreadsheets make of a cell that they take for a formula, a number or a date. */

import type { Expectation } from '@/lib/text/finding-codes'
import type { Piece } from './damage'
import type { Finding } from './finding'
import { otherCurrencyIn } from './headings'

const month = '(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)\\p{L}*'

/** Also one whose value nobody has computed. */
const formula = /^=|^@\w+\(/

export const isFormula = ({ text }: Piece) => formula.test(text)

const rewritings: readonly (readonly [RegExp, Expectation])[] = [
  [
    /^#[\p{L}/]+[?!0]{0,2}$|^Err:\d+$|^#{3,}$|^(?:Loading|Загрузка|Жүктелуде)(?:\.{3}|…)$/u,
    'formulaError',
  ],
  [/^\d+(?:[.,]\d+)?E\+\d+$/i, 'shortenedNumber'],
  [
    // With a day or a year: `Марганец` and `Мартини` begin like months.
    new RegExp(`^(?:\\d{1,2}[.-]${month}(?:\\.\\d{2,4})?|${month}\\.\\d{2,4})$`, 'iu'),
    'textAsDate',
  ],
  // A quotation mark that is not closed takes in the lines up to the next one.
  [/\n.*[;,\t].*[;,\t]/, 'severalLines'],
  [formula, 'formula'],
  [/^(?:none|null|nan|undefined)$/i, 'writtenNone'],
  [/_x[\da-f]{4}_/i, 'characterCode'],
]

/** Findings about a cell that a spreadsheet has rewritten. */
export function rewritten(file: string, { text, ...place }: Piece): readonly Finding[] {
  return rewritings.flatMap(([pattern, code]) =>
    pattern.test(text)
      ? [{ file, ...place, code, values: { found: text }, isDoubtful: true } as const]
      : [],
  )
}

/** A price in another currency, which is no number in tenge. */
export function otherCurrency(file: string, { text, ...place }: Piece): readonly Finding[] {
  if (
    place.field !== 'price' ||
    /^[\d\s.,]*$/.test(text) ||
    !otherCurrencyIn(text.replace(/\d/g, ' '))
  )
    return []
  const fault = { code: 'priceInOtherCurrency', values: { found: text } } as const
  return [{ file, ...place, ...fault, isDoubtful: true }]
}
