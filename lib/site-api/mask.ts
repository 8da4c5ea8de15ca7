/** Personal data as they may appear in logs. */
import 'server-only'

/** `77010000000` becomes `7701*****00`: enough to find a caller's complaint, not to call. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 4)}*****${phone.slice(-2)}`
}
