/**
 * Phone numbers as people write them. The dialog's mask always yields ten digits after +7; the
 * form without JavaScript takes whatever was typed.
 */

/** The only form that is stored and delivered: `7XXXXXXXXXX` (B32). */
export const phonePattern = /^7\d{10}$/

/**
 * `+7 701 000-00-00`, `8 (701) 000 00 00`, `701 000 00 00` and `00 7 701 …` become `77010000000`.
 * @returns null when the digits are not a number of the +7 zone.
 */
export function normalisePhone(text: string): string | null {
  const typed = text.normalize('NFKC')
  const digits = typed.replace(/\D/g, '').replace(/^(?:00|810)(?=7\d{10}$)/, '')
  if (phonePattern.test(digits)) return digits
  if (/^8\d{10}$/.test(digits)) return `7${digits.slice(1)}`
  // Ten digits after a plus, or after an 8, are a full number with one digit missing.
  if (/^[3-79]\d{9}$/.test(digits) && !typed.includes('+')) return `7${digits}`
  return null
}
