/** R3: the canonical address is the page's own, and one and the same wherever it is written. */
import type { Page } from '../page'
import { canonicalOf, finder, metaOf } from '../site'
import type { Violation } from '../violation'

/** For pages of the sitemap, whose address is their `<loc>`. */
export function canonicalIsItself(page: Page, origin: string): Violation[] {
  const violation = finder('R3', page)
  const canonical = canonicalOf(page) ?? ''
  const openGraph = metaOf(page, 'og:url')
  return [
    ...(canonical.startsWith(`${origin}/`)
      ? []
      : [violation(`canonical off the site: ${canonical}`)]),
    ...(/[?#]/.test(canonical) ? [violation(`canonical with a query or hash: ${canonical}`)] : []),
    ...(canonical === page.url
      ? []
      : [violation(`canonical ${canonical} is not the sitemap's loc`)]),
    ...(canonical === openGraph ? [] : [violation(`og:url ${openGraph} is not the canonical`)]),
  ]
}
