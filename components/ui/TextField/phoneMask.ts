/**
 * The mask of the phone field as pure functions. The field's value is what was typed: digits under
 * the mask, with `+7` before them once the country code is known not to be one of them, or any text
 * that is no number of ours yet, which is shown as it is.
 */
import { patternFormatter } from 'react-number-format'
import { plainDigits, readPhone } from '@/lib/requests/phone'
import { countryOf, grouped, lengthOf, type PhoneCountry } from '@/lib/text/phone-countries'

/** What the field shows; each `#` is a digit. Digits in excess follow it. */
export const PHONE_FORMAT = '+7 (###) ###-##-##'

/** The mask around digits that are still to be typed; seen, and never read by screen readers. */
export const PHONE_PLACEHOLDER = PHONE_FORMAT.replaceAll('#', '_')

const firstPlace = PHONE_FORMAT.indexOf('#')
const places = PHONE_PLACEHOLDER.replaceAll(/[^_]/g, '').length

/** The digits under the mask; null for a text without a mask, such as a number of another country. */
function maskedDigits(value: string): string | null {
  const match = /^(?:\+7(\d*)|(?!0)\d*)$/.exec(value)
  return match && (match[1] ?? match[0])
}

/** The country of a text that begins with the code of one that is taken; the mask is not theirs. */
const abroad = (value: string, taken: readonly PhoneCountry[]) =>
  /^\+\d+$/.test(value) ? countryOf(value.slice(1), taken) : undefined

/** What the field holds for its value, up to the last digit. */
export function showPhone(value: string, taken: readonly PhoneCountry[] = []): string {
  const country = abroad(value, taken)
  if (country) return grouped(value.slice(1), country)
  const digits = maskedDigits(value)
  if (!digits) return value === '+7' ? PHONE_FORMAT.slice(0, firstPlace) : value
  const masked = patternFormatter(digits.slice(0, places), { format: PHONE_FORMAT, mask: '_' })
  return masked.replace(/\D*_.*/, '') + digits.slice(places)
}

/** What is left of the mask behind it; empty for a text without a mask. */
export function restOfMask(value: string, taken: readonly PhoneCountry[] = []): string {
  const country = abroad(value, taken)
  if (country) {
    const whole = grouped(value.slice(1).padEnd(lengthOf(country), '_'), country)
    return whole.slice(showPhone(value, taken).length)
  }
  return maskedDigits(value) === null ? '' : PHONE_PLACEHOLDER.slice(showPhone(value).length)
}

/** The value for a whole text. @param isWhole a digit after it is one too many, not part of it */
function heldFor(text: string, isWhole: boolean, taken: readonly PhoneCountry[]): string {
  const typed = plainDigits(text)
  const digits = typed.replace(/\D/g, '')
  const reading = readPhone(typed, taken)
  if (reading.number && !reading.number.startsWith('7')) return `+${reading.number}`
  if (/^\s*\+[\d\s()-]+$/.test(typed) && countryOf(digits, taken)) return `+${digits}`
  if (reading.number) {
    const national = reading.number.slice(1)
    return isWhole || digits !== national ? `+7${national}` : national
  }
  if (!digits) return typed.includes('+') ? '+' : ''
  const [, code, rest] = /^[^\p{N}\p{L}+]*(\+\s*7)?((?:\d|[^\p{N}\p{L}+,;:])*)$/u.exec(typed) ?? []
  if (rest === undefined || digits.startsWith('0')) return typed.trimStart()
  // "7 (777) 123-45-6": a code that stands apart is none of the digits under the mask.
  return code || /^\D*7\D+\d/.test(typed) ? `+${digits}` : digits
}

interface EditSettings {
  /** A deletion took what is behind the caret. */
  readonly forward?: boolean
  readonly countries?: readonly PhoneCountry[] | undefined
}

export interface PhoneEdit {
  readonly value: string
  /** Where the caret belongs in what is shown. */
  readonly caret: number
}

/**
 * The field after one change of its text.
 * @param before the value that was shown
 * @param text what the change has made of it
 * @param caret the end of what was inserted
 */
export function editPhone(
  before: string,
  text: string,
  caret: number,
  { forward = false, countries: taken = [] }: EditSettings = {},
): PhoneEdit {
  const shown = showPhone(before, taken)
  const behind = text.slice(caret)
  if (before === '' || maskedDigits(before) === null || !shown.endsWith(behind)) {
    return replaced(text, caret, taken)
  }
  const to = shown.length - behind.length
  const from = commonStart(shown.slice(0, to), text.slice(0, caret))
  const inserted = text.slice(from, caret)
  // A "+" that the old text and the new one have in common belongs to both.
  const isOver = from < firstPlace && to >= firstPlace
  const pasted = isOver ? text.slice(0, caret) : inserted
  if (inserted.length > 1 && isNumber(pasted, taken)) return replaced(pasted, caret, taken)
  let left = digitsOf(shown.slice(firstPlace, Math.max(from, firstPlace)))
  let right = digitsOf(shown.slice(Math.max(to, firstPlace)))
  if (!left && !right && from < firstPlace && inserted) return replaced(text, caret, taken)
  if (!inserted && !digitsOf(shown.slice(Math.max(from, firstPlace), to))) {
    // Only a sign of the mask was deleted: its neighbour is meant.
    if (forward) right = right.slice(1)
    else left = left.slice(0, -1)
  }
  left += digitsOf(plainDigits(inserted))
  const digits = left + right
  const value = digits && heldFor((before.startsWith('+7') ? '+7' : '') + digits, false, taken)
  const code = digits.length - (maskedDigits(value) ?? digits).length
  return { value, caret: caretAfter(value, left.length - code) }
}

/** Whether a pasted text takes the place of what is there: all of a number, if need be a bad one. */
function isNumber(text: string, taken: readonly PhoneCountry[]): boolean {
  const { problem } = readPhone(text, taken)
  if (problem === 'incomplete') return digitsOf(plainDigits(text)).length >= places - 1
  return problem !== 'missing'
}

function replaced(text: string, caret: number, taken: readonly PhoneCountry[]): PhoneEdit {
  const value = heldFor(text, text.length > 1, taken)
  if (abroad(value, taken)) {
    const shown = showPhone(value, taken)
    const count = digitsOf(text.slice(0, caret)).length + value.length - 1 - digitsOf(text).length
    return { value, caret: behindDigits(shown, count) }
  }
  const digits = maskedDigits(value)
  return { value, caret: caretAfter(value, digits?.length ?? caret) }
}

/** The place behind so many digits of a text that begins with a +. */
function behindDigits(shown: string, count: number): number {
  const [start] = new RegExp(`^\\+(?:\\s*\\d){0,${Math.max(count, 0)}}`).exec(shown) ?? ['']
  return start.length
}

/** The place behind so many digits. */
function caretAfter(value: string, count: number): number {
  if (maskedDigits(value) === null) return Math.min(count, value.length)
  if (value === '') return 0
  if (count <= 0) return firstPlace
  if (count >= places) return PHONE_FORMAT.length + count - places
  return PHONE_FORMAT.split('#', count).join('#').length + 1
}

function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
