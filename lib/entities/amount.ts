/**
 * Amounts of money as people, spreadsheets and backends write them. A separator that may be one of
 * thousands or of decimals is never guessed: a price a thousand times too low is worse than none.
 */

/** With a bar in front in Bitrix: `5000|KZT`. */
const currency = /^(?:₸|KZT|тг\.?|тенге|теңге)|\|?(?:₸|KZT|тг\.?|тенге|теңге)$/giu

/** Spaces of all widths, and apostrophes, only ever separate thousands. */
const plain = /^(\d+|\d{1,3}(?:(?:\s|['’])\d{3})+)(?:[.,](\d{1,2}))?$/u
/** `1,800`, `1,234,567`, `1,800.00`: no currency has three decimals behind a comma. */
const english = /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/
/** `1.800,00`, `1.234.567`. */
const german = /^([1-9]\d{0,2}(?:(?:\.\d{3}){2,}|(?:\.\d{3})+(?=,)))(?:,(\d{1,2}))?$/
/** As databases send decimals: `1800.0000`. */
const decimal = /^(\d{4,})\.(\d{3,})$|^(\d+)\.(\d{4,})$/

/** The amount in tenge; `NaN` for what is no amount, or may be two: `9.000`, `1E+05`, `1 50`. */
export function parseAmount(written: string): number {
  const text = written.trim().replace(currency, '').trim().replaceAll(/\s/gu, ' ')
  for (const pattern of [plain, english, german, decimal]) {
    const [whole, part] = (pattern.exec(text) ?? []).slice(1).filter(group => group !== undefined)
    if (whole !== undefined) return Number(`${whole.replaceAll(/\D/g, '')}.${part ?? 0}`)
  }
  return Number.NaN
}
