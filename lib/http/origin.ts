/** Whether a POST comes from a page of this site. */
import 'server-only'

/**
 * By `Sec-Fetch-Site` and `Origin`, which browsers set and pages cannot forge. Clients without
 * these headers are let in: there is no session that cross-site requests could abuse.
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
  return URL.canParse(origin) ? new URL(origin).host : null
}
