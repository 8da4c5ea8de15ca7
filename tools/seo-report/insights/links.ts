/** The pages as a web of links, in the desktop layout: how far each is, and how many lead to it. */
import { localePath, locales } from '@/lib/routing/locales'
import { splitLocale } from '@/lib/routing/split-locale'
import type { Page } from '../rules/page-types'
import { indexOf, routeOf } from '../rules/site'

export interface Standing {
  /** Clicks from the home page of its language; `null`: no links lead to it. */
  readonly depth: number | null
  /** Other pages that link to it. */
  readonly linksIn: number
}

/**
 * By URL. The page with the site's map is left out of both: it links to everything, and nobody
 * finds a page there.
 */
export function standingsOf(pages: readonly Page[], origin: string): ReadonlyMap<string, Standing> {
  const index = indexOf(pages.filter(({ url }) => routeOf(url) !== 'siteMap'))
  const counts = new Map<string, number>()
  for (const { url, links } of index.values()) {
    for (const href of new Set(links.map(link => link.href))) {
      if (href !== url) counts.set(href, (counts.get(href) ?? 0) + 1)
    }
  }
  const depths = new Map(locales.flatMap(locale => [...depthsFrom(homeOf(locale, origin), index)]))
  const urls = new Set([...pages.map(({ url }) => url), ...counts.keys()])
  return new Map(
    [...urls].map(url => [url, { depth: depths.get(url) ?? null, linksIn: counts.get(url) ?? 0 }]),
  )
}

/** As parsers serialise it: the home page has its slash. */
const homeOf = (locale: (typeof locales)[number], origin: string) =>
  new URL(localePath('/', locale), origin).href

/** Breadth first, within one language: switching it is no step of a visitor's way. */
function depthsFrom(home: string, index: ReadonlyMap<string, Page>): Map<string, number> {
  const { locale } = splitLocale(new URL(home).pathname)
  const depths = new Map([[home, 0]])
  // Entries that are added while it is read are read, too.
  for (const [url, depth] of depths) {
    for (const { href } of index.get(url)?.links ?? []) {
      if (depths.has(href) || !URL.canParse(href)) continue
      const isOwn = splitLocale(new URL(href).pathname).locale === locale
      if (isOwn) depths.set(href, depth + 1)
    }
  }
  return depths
}
