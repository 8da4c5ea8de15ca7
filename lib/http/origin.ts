/** Whether a post comes from a page of this site. */
import 'server-only'

/**
 * Browsers say where a post comes from, and pages cannot forge it. Programs say nothing and are
 * let in: there is no session here that another site could abuse, only a form it could fill.
 *
 * @param siteUrl Origin of the site, for a proxy in front that rewrites `Host`.
 */
export function isSameSite(headers: Headers, siteUrl: string): boolean {
  const fetchSite = headers.get('Sec-Fetch-Site')
  if (fetchSite === 'same-origin' || fetchSite === 'none') return true
  if (fetchSite === 'cross-site') return false
  const origin = headers.get('Origin')
  if (origin === null) return true
  return origin === siteUrl || hostOf(origin) === headers.get('Host')?.toLowerCase()
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}
