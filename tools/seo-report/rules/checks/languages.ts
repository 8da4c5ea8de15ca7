/** R4, R5: the languages of a page refer to each other, and nobody is redirected by language. */
import { localePath, locales } from '@/lib/routing/locales'
import { splitLocale } from '@/lib/routing/split-locale'
import type { Page } from '../page-types'
import {
  alternatesOf,
  canonicalOf,
  isIndexable,
  type LanguageProbe,
  localeOf,
  normalizeUrl,
  type PageIndex,
  pathOfUrl,
  violationOn,
} from '../site'
import type { Violation } from '../violation'

/** @param index every page of the sitemap, as the same visitor sees it */
export function alternatesAgree(page: Page, index: PageIndex): Violation[] {
  const violation = violationOn('R4', page)
  const alternates = alternatesOf(page)
  const count = page.head.links.filter(
    ({ rel, hreflang }) => rel === 'alternate' && hreflang,
  ).length
  const codes = Object.keys(alternates)
  const known: readonly string[] = [...locales, 'x-default']
  const { path } = splitLocale(new URL(page.url).pathname)
  const { origin } = new URL(page.url)
  // A record may exist in one language only.
  const twins = locales.filter(locale => index.has(normalizeUrl(origin + localePath(path, locale))))
  const own = localeOf(page.url)
  return [
    ...(count === codes.length ? [] : [violation('a language stands twice')]),
    ...codes.filter(code => !known.includes(code)).map(code => violation(`hreflang="${code}"`)),
    ...[...twins, 'x-default']
      .filter(code => !alternates[code])
      .map(code => violation(`no hreflang="${code}"`)),
    ...(alternates[own] === canonicalOf(page)
      ? []
      : [violation(`${own} leads to ${alternates[own]}`)]),
    ...(alternates['x-default'] === (alternates.ru ?? alternates[own])
      ? []
      : [violation(`x-default leads to ${alternates['x-default']}, ru to ${alternates.ru}`)]),
    ...(/hreflang|canonical/.test(page.headers.link ?? '')
      ? [violation(`a Link header beside them: ${page.headers.link}`)]
      : []),
    ...codes.flatMap(code => targetIsRight(page, alternates[code] ?? '', index).map(violation)),
    ...(page.lang === own ? [] : [violation(`<html lang="${page.lang}">`)]),
  ]
}

function targetIsRight(page: Page, href: string, index: PageIndex): string[] {
  const target = index.get(normalizeUrl(href))
  if (!target) return [`${href} is not in the sitemap`]
  if (!isIndexable(target)) return [`${href} answers ${target.status} or is not to be indexed`]
  if (canonicalOf(target) !== href) return [`${href} is canonical to ${canonicalOf(target)}`]
  const back = alternatesOf(target)[localeOf(page.url)] ?? ''
  return normalizeUrl(back) === page.url ? [] : [`${href} does not lead back but to ${back}`]
}

/** The switcher is a link that works without JavaScript, to the page of the head's alternate. */
export function switcherIsALink(page: Page): Violation[] {
  const alternates = alternatesOf(page)
  return locales
    .filter(locale => locale !== localeOf(page.url) && alternates[locale])
    .flatMap(locale => {
      const links = page.links.filter(({ hreflang }) => hreflang === locale)
      if (links.length === 0) return ['no link']
      return links
        .filter(({ href }) => href !== normalizeUrl(alternates[locale] ?? ''))
        .map(({ href }) => `a link to ${pathOfUrl(href)}`)
        .map(found => `${found} instead of ${alternates[locale]}`)
    })
    .map(found => violationOn('R5', page)(`switcher: ${found}`))
}

/** Whether a request that names a language got the expected response. */
export function languageIsNotGuessed(visit: LanguageProbe): Violation[] {
  const { says, url, status, location, lang, expected } = visit
  const wrong = [
    status !== expected.status && `${status} instead of ${expected.status}`,
    expected.lang && lang !== expected.lang && `lang ${lang} instead of ${expected.lang}`,
    expected.location && location !== expected.location && `to ${location}`,
  ]
  return wrong
    .filter(found => typeof found === 'string')
    .map(found => ({ rule: 'R5', url: pathOfUrl(url), found: `${says}: ${found}` }))
}
