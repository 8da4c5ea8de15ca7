/**
 * What the phone mask makes of what people type, paste or let the browser fill in. The mask shows
 * +7 by itself, yet most numbers arrive with a +7, 7 or 8 of their own.
 */
import { normalisePhone } from '@/lib/requests/phone'

/** Spec 1 §5. */
export const PHONE_FORMAT = '+7 (###) ###-##-##'

/** The empty mask. */
export const PHONE_PLACEHOLDER = PHONE_FORMAT.replaceAll('#', '_')

/**
 * The national digits (at most ten) after one change of the field.
 * @param text the field as the change left it
 * @param inserted the part of it that is new
 * @param digits what the mask itself reads from the field: everything but its own characters
 */
export function nationalDigits(text: string, inserted: string, digits: string): string {
  if (inserted.length > 1) {
    const whole = normalisePhone(text) ?? normalisePhone(inserted)
    if (whole) return whole.slice(1)
  }
  // An eleventh digit typed after a leading 8: that was the trunk prefix. A leading 7 may as well
  // belong to the number, and the eleventh digit be a slip.
  return /^8\d{10}$/.test(digits) ? digits.slice(1) : digits
}
