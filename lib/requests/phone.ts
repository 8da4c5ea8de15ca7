/**
 * Phone numbers as people write them: typed, pasted, autofilled, or sent by the form without
 * JavaScript. The same reading everywhere, in the browser and on the server.
 */

import { countryOf, isStored, lengthOf, type PhoneCountry } from '@/lib/text/phone-countries'

/**
 * `number` as it is stored and delivered, `7XXXXXXXXXX` (B32), of a country that the clinic takes besides
 * its code and the digits behind it (B1244), or why there is none. `foreign`: of another country. `wrong`: with more
 * digits than a number has, or no area code. Neither is ever cut, as what is left would be somebody
 * else's number.
 */
export type PhoneReading =
  | { readonly number: string; readonly problem?: undefined }
  | {
      readonly number?: undefined
      readonly problem: 'missing' | 'incomplete' | 'wrong' | 'foreign'
    }

/** The message of each problem, a key of `request.errors` in `messages/`. */
export const phoneErrors = {
  missing: 'required',
  incomplete: 'phoneIncomplete',
  wrong: 'phoneWrong',
  foreign: 'phoneForeign',
} as const

/** What may stand between the digits of one number; `_` is an empty place of the mask. */
const numberPattern =
  /(?:\+[\s(\p{Pd}]*)?\d[\d\s()[\]./\\~_\p{Pd}\u2212\u02D7\u2043\u30FC'’‘`·•‧∙⋅・]*/gu

/**
 * Without what cannot be seen or only decorates a digit, with ASCII digits, spaces and signs in
 * place of their variants.
 */
export const plainDigits = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, digit => `${digit.charCodeAt(0) % 16}`)
    .replace(/\u2795|%2B/gi, '+')

/**
 * The first complete number of a text, which may have an extension or another number behind it.
 * `+7 701 000-00-00`, `8 (701) 000 00 00`, `701 000 00 00` and `00 7 701 …` are `77010000000`.
 * @param taken countries beside those on +7
 */
export function readPhone(text: string, taken: readonly PhoneCountry[] = []): PhoneReading {
  const plain = plainDigits(text)
    // The number of such a link begins with the code of its country.
    .replace(/(?:wa\.me\/\s*|phone=|number=)(?=\d)/gi, '$&+')
    .replace(/(?<![\d+])\d+(?=@c\.us)/gi, '+$&')
    // A time beside a number is no part of it, nor is what a spreadsheet writes behind it.
    .replace(/(?<!\d)\d{1,2}:\d\d(?!\d)/g, ';')
    .replace(/(?<=\d{10})\.0+(?!\d)/g, '')
  const readings = (plain.match(numberPattern) ?? []).map(part => readPart(part, taken))
  return (
    readings.find(({ problem }) => problem !== 'incomplete') ??
    readings[0] ?? { problem: 'missing' }
  )
}

/** How many digits an incomplete number lacks; `undefined` where that cannot be said. */
export function missingDigits(
  text: string,
  taken: readonly PhoneCountry[] = [],
): number | undefined {
  if (readPhone(text, taken).problem !== 'incomplete') return undefined
  const plain = plainDigits(text).trim()
  const digits = plain.replace(/\D/g, '')
  const country = plain.startsWith('+') ? countryOf(digits, taken) : undefined
  if (country) return lengthOf(country) - digits.length
  const hasCode = /^(?:\+|7\D|8|77[024])/.test(plain) || /^(?:8|77[024])/.test(digits)
  const missing = 10 - digits.length + (hasCode ? 1 : 0)
  return missing > 0 ? missing : undefined
}

function readPart(text: string, taken: readonly PhoneCountry[]): PhoneReading {
  const reading =
    firstOfTwo(text, taken) ?? readDigits(text.replace(/\D/g, ''), text.startsWith('+'), taken)
  // "7 (701) 000-00-0": a code that stands apart, and a digit that is missing.
  const isShort = /^7\D/.test(text) && text.replace(/\D/g, '').length === 10
  return isShort ? { problem: 'incomplete' } : reading
}

/** @param international whether a `+` stands before the digits */
function readDigits(
  digits: string,
  international: boolean,
  taken: readonly PhoneCountry[],
): PhoneReading {
  const exit = international ? null : /^(?:00|810)/.exec(digits)?.[0]
  if (exit) return readDigits(digits.slice(exit.length), true, taken)
  const abroad = readAbroad(digits, international, taken)
  if (abroad) return abroad
  // Some write "+8 701" for "8 701"; all other +8 are countries.
  const code = (international ? /^(?:7|8(?=[79]|$))/ : /^[78](?=\d{10})/).exec(digits)?.[0]
  if (international && !code && digits) return { problem: 'foreign' }
  const national = code ? digits.slice(1) : digits
  const problem = code ? 'wrong' : 'foreign'
  if (national.length > 10) return { problem }
  // A full number with one digit missing: behind an 8, or behind a 7 that makes no area code.
  if (national.length < 10 || (!code && /^(?:8|77[024])/.test(national))) {
    return { problem: 'incomplete' }
  }
  const number = `7${national}`
  return isStored(number, []) ? { number } : { problem }
}

/** Without a `+` only a whole number that none on +7 has the length of; `null` for another country. */
function readAbroad(
  digits: string,
  international: boolean,
  taken: readonly PhoneCountry[],
): PhoneReading | null {
  const country = countryOf(digits, taken)
  if (!country) return null
  const excess = digits.length - lengthOf(country)
  if (excess === 0 && (international || digits.length > 10)) return { number: digits }
  if (!international) return null
  return { problem: excess < 0 ? 'incomplete' : 'wrong' }
}

/** Of two whole numbers with no more than a space or a slash between them. */
function firstOfTwo(text: string, taken: readonly PhoneCountry[]): PhoneReading | null {
  const { length } = text.replace(/\D/g, '')
  if (length < 20 || length > 22) return null
  const words = text.split(/[\s/\\]+/)
  for (let end = 1; end < words.length; end++) {
    const [first, second] = [words.slice(0, end), words.slice(end)].map(each => each.join(''))
    const readings = [first, second].map(each => readPart(each ?? '', taken))
    if (!readings.every(({ number }) => number)) continue
    // An 8 that stands apart may begin the second number, while the first lacks a digit.
    const isBetween = /(?:^|\D)[78]$/.test(words[end - 1] ?? '')
    const lacksCode = second?.replace(/\D/g, '').length === 10
    return isBetween && lacksCode ? { problem: 'wrong' } : (readings[0] ?? null)
  }
  return null
}
