/** One row of the report: content, size and speed of a page for all visitors. */

import { attempt } from '@/lib/errors/attempt'
import type { PageRow, PhoneRow } from '../data'
import { sameHead, sameLinks, sharedWords } from '../rules/checks/parity'
import { graphOf, typesOf } from '../rules/graph'
import type { Page } from '../rules/page-types'
import { alternatesOf, canonicalOf, isIndexable, localeOf, metaOf, routeOf } from '../rules/site'
import { trustOf } from './trust'

/** Without what is known when all pages are. */
export type RowAlone = Omit<PageRow, 'depth' | 'linksIn' | 'brings'>

/** @param pages of one URL: the desktop's first, then the phone's */
export function rowOf(
  pages: readonly [Page, ...Page[]],
  origin: string,
  inSitemap: boolean,
): RowAlone {
  const [desktop, phone] = pages
  const hrefs = new Set(desktop.links.map(({ href }) => href))
  const inside = [...hrefs].filter(href => isOn(origin, href))
  const away = [...hrefs].filter(href => /^https?:/.test(href) && !isOn(origin, href))
  const alternates = Object.entries(alternatesOf(desktop))
  return {
    path: readablePath(desktop.url, origin),
    locale: localeOf(desktop.url),
    kind: kindOf(desktop.url),
    inSitemap,
    status: desktop.status,
    indexable: isIndexable(desktop),
    title: desktop.head.titles.join(' | '),
    description: (desktop.head.metas.description ?? []).join(' | '),
    h1: desktop.h1,
    canonical: readablePath(canonicalOf(desktop) ?? '', origin),
    languages: Object.fromEntries(
      alternates.map(([code, href]) => [code, readablePath(href, origin)]),
    ),
    robots: metaOf(desktop, 'robots') ?? '',
    types: [...new Set(graphOf(desktop).top.flatMap(typesOf))],
    words: countWords(desktop.mainText),
    footWords: countWords(desktop.footText),
    linksOut: inside.length,
    linksAway: away.length,
    pictures: desktop.alts.length,
    picturesWithoutAlt: desktop.alts.filter(alt => alt === null).length,
    size: desktop.size.raw,
    sizeGzip: desktop.size.gzip,
    firstByte: Object.fromEntries(
      pages.map(({ visitor, firstByte }) => [visitor, Math.round(firstByte ?? 0)]),
    ),
    phone: phone && desktop.status === 200 ? phoneRow(phone, desktop, origin) : null,
    trust: trustOf(desktop),
  }
}

/** Findings of `sameHead` begin with the name of the field. */
function phoneRow(phone: Page, desktop: Page, origin: string): PhoneRow {
  const heads = sameHead(phone, desktop).map(({ found }) => found.split(' "')[0] ?? '')
  const links = sameLinks(phone, desktop, origin).length > 0 ? ['links'] : []
  return {
    share: Math.floor(sharedWords(phone, desktop).share * 1000) / 1000,
    words: countWords(phone.mainText),
    size: phone.size.raw,
    differs: [...heads, ...links],
  }
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}

/** The percent-decoded path; a URL of another origin is returned unchanged. */
export function readablePath(url: string, origin: string): string {
  if (!isOn(origin, url)) return url
  const path = url.slice(origin.length) || '/'
  return attempt(() => decodeURI(path), 'URIError') ?? path
}

function kindOf(url: string): PageRow['kind'] {
  return attempt(() => routeOf(url), 'TypeError') ?? 'other'
}

function isOn(origin: string, url: string): boolean {
  return url === origin || url.startsWith(`${origin}/`)
}
