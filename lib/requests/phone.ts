/**
 * Phone numbers as people write them: typed, pasted, autofilled, or sent by the form without
 * JavaScript. The same reading everywhere, in the browser and on the server.
 */

/** The only form that is stored and delivered: `7XXXXXXXXXX` (B32). No area code begins with 0 to 2. */
export const phonePattern = /^7[3-9]\d{9}$/

/**
 * `number` as it is stored, or why there is none. `foreign`: of another country, or with more digits
 * than a number has. Such a number is never cut, as what is left of it would be somebody else's.
 */
export type PhoneReading =
  | { readonly number: string; readonly problem?: undefined }
  | { readonly number?: undefined; readonly problem: 'missing' | 'incomplete' | 'foreign' }

/** The message of each problem, a key of `request.errors` in `messages/`. */
export const phoneErrors = {
  missing: 'required',
  incomplete: 'phoneIncomplete',
  foreign: 'phoneForeign',
} as const

/** What may stand between the digits of one number; `_` is an empty place of the mask. */
const part = /\+?\d[\d\s()[\]./~_\p{Pd}\u2212]*/gu

/** Without what cannot be seen, with ASCII digits, spaces and signs in place of their variants. */
export const plainDigits = (text: string) => text.normalize('NFKC').replace(/\p{Cf}/gu, '')

/**
 * The first complete number of a text, which may have an extension or another number behind it.
 * `+7 701 000-00-00`, `8 (701) 000 00 00`, `701 000 00 00` and `00 7 701 …` are `77010000000`.
 */
export function readPhone(text: string): PhoneReading {
  const readings = (plainDigits(text).match(part) ?? []).map(readPart)
  return (
    readings.find(({ problem }) => problem !== 'incomplete') ??
    readings[0] ?? { problem: 'missing' }
  )
}

function readPart(text: string): PhoneReading {
  return firstOfTwo(text) ?? readDigits(text.replace(/\D/g, ''), text.startsWith('+'))
}

/** @param international whether a `+` stands before the digits */
function readDigits(digits: string, international: boolean): PhoneReading {
  const exit = international ? null : /^(?:00|810)/.exec(digits)?.[0]
  if (exit) return readDigits(digits.slice(exit.length), true)
  // Some write "+8 701" for "8 701"; all other +8 are countries.
  const code = (international ? /^(?:7|8(?=[79]|$))/ : /^[78](?=\d{10})/).exec(digits)?.[0]
  if (international && !code && digits) return { problem: 'foreign' }
  const national = code ? digits.slice(1) : digits
  if (national.length > 10) return { problem: 'foreign' }
  // Ten digits after an 8 are a full number with one digit missing.
  if (national.length < 10 || (!code && national.startsWith('8'))) return { problem: 'incomplete' }
  const number = `7${national}`
  return phonePattern.test(number) ? { number } : { problem: 'foreign' }
}

/** Of two whole numbers with no more than a space or a slash between them. */
function firstOfTwo(text: string): PhoneReading | null {
  if (text.replace(/\D/g, '').length !== 22) return null
  const words = text.split(/[\s/]+/)
  for (let end = 1; end < words.length; end++) {
    const [first, second] = [words.slice(0, end), words.slice(end)].map(each => each.join(''))
    if (!first || !second || first.replace(/\D/g, '').length !== 11) continue
    const readings = [first, second].map(readPart)
    return readings.every(({ number }) => number) ? (readings[0] ?? null) : null
  }
  return null
}
