/** What spreadsheets make of a cell that they take for a formula, a number or a date. */
import type { Piece } from './damage'
import { type Finding, shown } from './finding'
import { otherCurrencyIn } from './headings'

const month = '(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)\\p{L}*'

/** Also one whose value nobody has computed. */
const formula = /^=|^@\w+\(/

export const isFormula = ({ text }: Piece) => formula.test(text)

const rewritings = [
  [
    /^#[\p{L}/]+[?!0]{0,2}$|^Err:\d+$|^#{3,}$/u,
    'the text of the cell: the spreadsheet took it for a formula',
  ],
  [/^\d+(?:[.,]\d+)?E\+\d+$/i, 'all digits: the spreadsheet has shortened the number'],
  [
    // With a day or a year: `Марганец` and `Мартини` begin like months.
    new RegExp(`^(?:\\d\\d\\.${month}(?:\\.\\d{2,4})?|${month}\\.\\d{2,4})$`, 'iu'),
    'the text of the cell: the spreadsheet took it for a date',
  ],
  // A quotation mark that is not closed takes in the lines up to the next one.
  [/\n.*[;,\t].*[;,\t]/, 'one line: is a quotation mark missing above?'],
  [formula, 'the value, not the formula'],
  [/^(?:none|null|nan|undefined)$/i, 'a value: a program has written that there is none'],
  [/_x[\da-f]{4}_/i, 'the character that Excel has written as a code'],
] as const

/** Findings about a cell that a spreadsheet has rewritten. */
export function rewritten(file: string, { text, ...place }: Piece): readonly Finding[] {
  return rewritings.flatMap(([pattern, expected]) =>
    pattern.test(text) ? [{ file, ...place, found: shown(text), expected, isDoubtful: true }] : [],
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
  const expected = 'a price in tenge: this is another currency'
  return [{ file, ...place, found: shown(text), expected, isDoubtful: true }]
}
