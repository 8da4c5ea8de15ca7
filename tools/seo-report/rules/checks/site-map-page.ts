/** R20: the site map for people lists what the sitemap file lists. */
import type { Page } from '../page-types'
import { localeOf, normalizeUrl, pathOfUrl, type SitemapUrl, violationOn } from '../site'
import type { Violation } from '../violation'

/** @param page `/karta-sayta` of one language */
export function siteMapIsComplete(page: Page, entries: readonly SitemapUrl[]): Violation[] {
  const violation = violationOn('R20', page)
  const wanted = entries
    .map(({ loc }) => normalizeUrl(loc))
    .filter(loc => localeOf(loc) === localeOf(page.url))
  const links = page.links.filter(
    ({ inMain, inNav, target }) => inMain && !inNav && target === '_blank',
  )
  const listed = links.map(({ href }) => href)
  const [wantedOnes, listedOnes] = [new Set(wanted), new Set(listed)]
  const twice = listed.filter((href, index) => listed.indexOf(href) < index)
  return [
    ...wanted
      .filter(loc => !listedOnes.has(loc))
      .map(loc => violation(`no link in a new tab to ${pathOfUrl(loc)}`)),
    ...listed
      .filter(href => !wantedOnes.has(href))
      .map(href => violation(`a link to ${pathOfUrl(href)}`)),
    ...twice.map(href => violation(`two links to ${pathOfUrl(href)}`)),
    ...links
      .filter(({ text }) => !isReadable(text))
      .map(({ text, href }) => violation(`title "${text}" of ${pathOfUrl(href)}`)),
  ]
}

/** No slug, no markup, and no lower-case first letter, except the Greek ones of medical terms. */
function isReadable(text: string): boolean {
  return /^[^a-zа-яё]/.test(text) && !/[<>_]|&\w+;|^[a-z0-9]+(-[a-z0-9]+){2,}$/i.test(text)
}
