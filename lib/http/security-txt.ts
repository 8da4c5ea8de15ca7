import { clinicIn } from '@/lib/clinic'

const dayMs = 24 * 60 * 60 * 1000

/** Days for which the file may be believed: RFC 9116 wants less than a year. */
const validDays = 180

/**
 * Whom to tell of a weakness of the site (RFC 9116).
 * @param siteUrl Origin of the site.
 * @param now Milliseconds since 1970; the end of its validity moves with the day.
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
