/**
 * Parses phone numbers that are typed, pasted or autofilled: the mask shows +7 already, yet most
 * numbers come with a +7, 7 or 8 of their own.
 */
import { normalisePhone } from '@/lib/requests/phone'

/** What the field shows; each `#` is a digit. */
export const PHONE_FORMAT = '+7 (###) ###-##-##'

/** The empty mask. */
export const PHONE_PLACEHOLDER = PHONE_FORMAT.replaceAll('#', '_')

export interface PhoneReading {
  /** The national digits; the mask shows the first ten. */
  readonly digits: string
  /** A country code was removed or a whole number inserted: a further digit is a typing error. */
  readonly isWhole: boolean
}

/** Eleven digits with the country or the trunk code; no national number starts with 0 to 2. */
const withCode = /^(?:7[3-9]|8\d)\d{9}$/

/**
 * The national digits after one change of the field. A leading 7 may belong to the number until
 * there are eleven digits, wherever the eleventh was typed.
 * @param text the field as the change left it
 * @param inserted the part of it that is new
 * @param digits what the mask itself reads from the field: everything but its own characters
 * @param wasWhole `isWhole` of the previous change of the same number
 */
export function readPhone(
  text: string,
  inserted: string,
  digits: string,
  wasWhole: boolean,
): PhoneReading {
  const whole = inserted.length > 1 ? (normalisePhone(text) ?? normalisePhone(inserted)) : null
  if (whole) return { digits: whole.slice(1), isWhole: true }
  if (!wasWhole && withCode.test(digits)) return { digits: digits.slice(1), isWhole: true }
  return { digits, isWhole: wasWhole && digits !== '' }
}
