/** From a rule about one page to a rule about a whole visited site. */
import type { Page } from '../page'
import { indexOf, normal, type PageIndex, type Rule, type Site } from '../site'
import type { Violation } from '../violation'

export function rule(id: string, says: string, check: Rule['check']): Rule {
  return { id, says, check }
}

/** Pages that were served; the others are a matter of R19. */
export function served({ pages }: Site): Page[] {
  return pages.filter(({ status }) => status === 200)
}

export function listedIn({ sitemap }: Site): Set<string> {
  return new Set(sitemap.entries.map(({ loc }) => normal(loc)))
}

/** The served pages of each visitor, by address. */
export function byVisitor(site: Site): PageIndex[] {
  const names = [...new Set(site.pages.map(({ visitor }) => visitor))]
  return names.map(name => indexOf(served(site).filter(({ visitor }) => visitor === name)))
}

export function onEach(check: (page: Page, site: Site) => Violation[]): Rule['check'] {
  return site => served(site).flatMap(page => check(page, site))
}

/** With all other pages as the same visitor sees them. */
export function amongOthers(check: (page: Page, index: PageIndex) => Violation[]): Rule['check'] {
  return site =>
    byVisitor(site).flatMap(index => [...index.values()].flatMap(page => check(page, index)))
}

/** Every page beside that of the first visitor, who gets the desktop layout. */
export function besideDesktop(
  check: (page: Page, desktop: Page, site: Site) => Violation[],
): Rule['check'] {
  return site => {
    const [desktop, ...others] = byVisitor(site)
    return others.flatMap(index =>
      [...index.values()].flatMap(page => {
        const twin = desktop?.get(page.url)
        return twin ? check(page, twin, site) : []
      }),
    )
  }
}
