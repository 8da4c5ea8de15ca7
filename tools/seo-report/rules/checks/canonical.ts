/** R3: the canonical URL is the page's own, and equal to og:url and to that of the sitemap. */
import type { Page } from '../page-types'
import { canonicalOf, metaOf, violationOn } from '../site'
import type { Violation } from '../violation'

/** @param loc the page's URL exactly as in the sitemap */
export function canonicalIsItself(page: Page, origin: string, loc: string): Violation[] {
  const violation = violationOn('R3', page)
  const canonical = canonicalOf(page) ?? ''
  const openGraph = metaOf(page, 'og:url')
  return [
    ...(isOnSite(canonical, origin) ? [] : [violation(`canonical off the site: ${canonical}`)]),
    ...(/[?#]/.test(canonical) ? [violation(`canonical with a query or hash: ${canonical}`)] : []),
    ...(canonical === loc
      ? []
      : [violation(`canonical ${canonical} is not the sitemap's loc ${loc}`)]),
    ...(canonical === openGraph ? [] : [violation(`og:url ${openGraph} is not the canonical`)]),
  ]
}

/** Next writes the home page without its slash. */
function isOnSite(url: string, origin: string): boolean {
  return url === origin || url.startsWith(`${origin}/`)
}
