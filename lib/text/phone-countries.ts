/** Countries whose numbers a clinic may take besides those on +7, which Kazakhstan and Russia share. */

/** As `phone_countries` of clinic.yaml names them. */
export const countryKeys = [
  // Taken by every clinic; a list may name it all the same.
  'ru',
  'kg',
  'uz',
  'tj',
  'tm',
  'az',
  'am',
  'ge',
  'by',
  'mn',
  'tr',
  'cn',
] as const

export type CountryKey = (typeof countryKeys)[number]

/** What reads and shows a number of the country. */
export interface PhoneCountry {
  readonly code: string
  /** Digits of each group behind the code; all of them are the length of a number. */
  readonly groups: readonly number[]
}

/** Lengths of mobile and geographic numbers by the national plans (ITU-T E.164). */
export const countries: Readonly<Record<Exclude<CountryKey, 'ru'>, PhoneCountry>> = {
  kg: { code: '996', groups: [3, 2, 2, 2] },
  uz: { code: '998', groups: [2, 3, 2, 2] },
  tj: { code: '992', groups: [2, 3, 2, 2] },
  tm: { code: '993', groups: [2, 2, 2, 2] },
  az: { code: '994', groups: [2, 3, 2, 2] },
  am: { code: '374', groups: [2, 2, 2, 2] },
  ge: { code: '995', groups: [3, 2, 2, 2] },
  by: { code: '375', groups: [2, 3, 2, 2] },
  mn: { code: '976', groups: [2, 2, 2, 2] },
  tr: { code: '90', groups: [3, 3, 2, 2] },
  cn: { code: '86', groups: [3, 4, 4] },
}

/** Those of a clinic's list. */
export const countriesOf = (keys: readonly CountryKey[]): readonly PhoneCountry[] =>
  keys.flatMap(key => (key === 'ru' ? [] : [countries[key]]))

/** Digits of a whole number, the code included. */
export const lengthOf = ({ code, groups }: PhoneCountry) =>
  groups.reduce((sum, group) => sum + group, code.length)

/** The country of digits that begin with its code. */
export const countryOf = (digits: string, among: readonly PhoneCountry[]) =>
  among.find(({ code }) => digits.startsWith(code))

/** `+998 90 123 45 67`, of what there is; digits in excess follow. */
export function grouped(digits: string, { code, groups }: PhoneCountry): string {
  let rest = digits.slice(code.length)
  const parts = groups.map(size => {
    const part = rest.slice(0, size)
    rest = rest.slice(size)
    return part
  })
  return `+${code} ${parts.filter(Boolean).join(' ')}`.trimEnd() + rest
}

/** A number as it is stored: on +7, or of one of the countries. */
export const isStored = (number: string, among: readonly PhoneCountry[]) =>
  new RegExp(`^(?:${storedPattern(among)})$`).test(number)

/** No area code of Kazakhstan or Russia begins with 0 to 2, 5 or 6. */
export const storedPattern = (among: readonly PhoneCountry[]) =>
  [
    '7[347-9]\\d{9}',
    ...among.map(each => `${each.code}\\d{${lengthOf(each) - each.code.length}}`),
  ].join('|')
