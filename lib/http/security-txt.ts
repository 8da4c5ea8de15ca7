import 'server-only'
import { clinicIn } from '@/lib/clinic'

const dayMs = 24 * 60 * 60 * 1000

/** Days until `Expires`: RFC 9116 recommends less than a year. */
const validDays = 180

/**
 * `security.txt`: where to report a vulnerability (RFC 9116).
 * @param siteUrl Origin of the site.
 * @param now Milliseconds since 1970; `Expires` moves with the day.
 */
export function securityTxt(siteUrl: string, now: number): string {
  const { email } = clinicIn('ru')
  const expires = new Date((Math.floor(now / dayMs) + validDays) * dayMs)
  const fields = {
    Contact: `mailto:${email}`,
    Expires: expires.toISOString(),
    'Preferred-Languages': 'ru, kk, en',
    Canonical: `${siteUrl}/.well-known/security.txt`,
  }
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')
}
