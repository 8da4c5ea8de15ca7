/** R12, R13, R15–R17: URLs that are unknown, moved, spelt in another way, or not to be indexed. */
import type { Page } from '../page-types'
import {
  canonicalOf,
  type LinkTarget,
  linkedFrom,
  metaOf,
  normalizeUrl,
  pathOfUrl,
  type Redirected,
  type Variant,
  violationOn,
} from '../site'
import type { Violation } from '../violation'
import { cleanParametersOf, isAllowed, parseRobots } from './robots'

/** @param listed URLs of the sitemap */
export function isNotFound(
  { page, headStatus }: { readonly page: Page; readonly headStatus: number },
  listed: ReadonlySet<string>,
): Violation[] {
  const violation = violationOn('R12', page)
  return [
    ...(page.status === 404 ? [] : [violation(`GET answers ${page.status}`)]),
    ...(headStatus === 404 ? [] : [violation(`HEAD answers ${headStatus}`)]),
    ...(page.h1.length === 1 && page.mainText.length > 50
      ? []
      : [violation('no page in the HTML')]),
    ...(/noindex/.test(metaOf(page, 'robots') ?? '') ? [] : [violation('no noindex')]),
    ...(canonicalOf(page) ? [violation(`canonical ${canonicalOf(page)}`)] : []),
    ...(listed.has(page.url) ? [violation('it is in the sitemap')] : []),
  ]
}

export function movesForGood({ from, to, response, targetStatus }: Redirected): Violation[] {
  const violation = violationOn('R13', { url: from, visitor: response.visitor })
  const location = response.headers.location
  const target = location ? new URL(location, from).href : undefined
  return [
    ...([301, 308].includes(response.status) ? [] : [violation(`answers ${response.status}`)]),
    ...(target === to ? [] : [violation(`leads to ${location} instead of ${pathOfUrl(to)}`)]),
    ...(targetStatus === 200 ? [] : [violation(`its target answers ${targetStatus}`)]),
  ]
}

/** No internal link leads to a redirect or an error. */
export function linksLeadToPages(links: ReadonlyMap<string, LinkTarget>): Violation[] {
  return [...links].flatMap(([url, { status, location, from }]) => {
    if (status === 200) return []
    const to = location ? ` to ${location}` : ''
    const found = `answers ${status}${to}; ${linkedFrom(from)}`
    return [{ rule: 'R13', url: pathOfUrl(url), found }]
  })
}

/** It redirects to the canonical URL in one step, or is a page that names it as canonical. */
export function comesToOneAddress(variant: Variant): Violation[] {
  const { rule, url, canonical, status, location, pageCanonical } = variant
  const violation = (found: string): Violation[] => [{ rule, url: pathOfUrl(url), found }]
  if ([301, 308].includes(status)) {
    const target = location ? new URL(location, url) : null
    if (target) target.search = ''
    if (target?.href === canonical) return []
    return violation(`redirects to ${location}, not to ${pathOfUrl(canonical)} at once`)
  }
  if (status !== 200) return violation(`answers ${status}`)
  return normalizeUrl(pageCanonical ?? '') === canonical
    ? []
    : violation(`canonical ${pageCanonical}`)
}

/** Crawlable, with `noindex` but not `nofollow` (R16). */
export function staysOutOfTheIndex(
  page: Page,
  listed: ReadonlySet<string>,
  robots: string,
): Violation[] {
  const violation = violationOn('R16', page)
  const content = metaOf(page, 'robots') ?? ''
  const { search } = new URL(page.url)
  return [
    ...(page.status === 200 ? [] : [violation(`answers ${page.status}`)]),
    ...(/noindex/.test(content) && !/nofollow/.test(content)
      ? []
      : [violation(`robots is "${content}"`)]),
    ...(canonicalOf(page) ? [violation(`canonical ${canonicalOf(page)}`)] : []),
    ...(listed.has(page.url.replace(search, '')) ? [violation('it is in the sitemap')] : []),
    ...(isAllowed(robots, 'Googlebot', page.url)
      ? []
      : [violation('robots.txt keeps crawlers from seeing that')]),
  ]
}

/** Parameters of links to indexable pages must be in Clean-param (R17). */
export function parametersAreClean(
  links: ReadonlyMap<string, LinkTarget>,
  robots: string,
): Violation[] {
  const clean = new Set(cleanParametersOf(parseRobots(robots)))
  return [...links].flatMap(([url, { indexable, from }]) =>
    [...new URL(url).searchParams.keys()]
      .filter(name => indexable && !clean.has(name))
      .map(name => ({
        rule: 'R17',
        url: pathOfUrl(url),
        found: `"${name}" is not in Clean-param; ${linkedFrom(from)}`,
      })),
  )
}
