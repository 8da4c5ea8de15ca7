/** Checks that links lead to pages, and that pictures and documents exist. */
import 'server-only'
import { documentPath } from '@/lib/backend/document-path'
import type { LoadedContent } from '@/lib/backend/records/load'
import { resourceOf } from '@/lib/backend/resources'
import type { Fault } from '@/lib/clinic/files/finding'
import { isServedFile } from '@/lib/clinic/files/served'
import { hasFile } from '@/lib/clinic/files/text'
import { type Locale, locales } from '@/lib/routing/locales'
import { matchRoute } from '@/lib/routing/routes'
import { isDecodable } from '@/lib/text/escapes'
import type { Expectation } from '@/lib/text/finding-codes'
import { idOfSlug } from '@/lib/text/transliterate'

/** The files that a field names: a document has one for each language. */
export function filesOf(path: string): readonly string[] {
  return path.endsWith('.pdf') ? locales.map(locale => documentPath(path, locale) ?? path) : [path]
}

/**
 * What is wrong with a link, `null` for a valid one. External URLs are not requested.
 * @param href as it stands in a text of that language
 * @param anchors ids within the text, which `#id` may lead to
 */
export function linkProblem(
  href: string,
  locale: Locale,
  content: Content,
  anchors: readonly string[] = [],
): Fault | null {
  if (href.startsWith('#')) return anchorProblem(href, anchors)
  if (!href.startsWith('/')) return null
  const [path = ''] = href.split(/[?#]/)
  const wrong = (code: Expectation) => ({ code, values: { found: href } })
  if (/\.\w{2,5}$/.test(path)) return isServedFile(path) ? null : wrong('noFileAtLink')
  const prefix = locale === 'ru' ? '' : `/${locale}`
  const isOwn = prefix === '' ? !/^\/kk(\/|$)/.test(path) : /^\/kk(\/|$)/.test(path)
  if (!isOwn) return wrong(locale === 'kk' ? 'linkToRussian' : 'linkToKazakh')
  return isPage(path.slice(prefix.length) || '/', content) ? null : wrong('noSuchPage')
}

function anchorProblem(href: string, anchors: readonly string[]): Fault | null {
  const id = href.slice(1)
  if (isDecodable(id) && anchors.includes(decodeURIComponent(id))) return null
  const known = anchors.map(anchor => `#${anchor}`).join(', ')
  return known
    ? { code: 'noSuchAnchor', values: { found: href, anchors: known } }
    : { code: 'noAnchors', values: { found: href } }
}

/** What pages there are, or will be when what is left out is mended. */
export type Content = Pick<LoadedContent, 'records'> & Partial<Pick<LoadedContent, 'refused'>>

/** Whether a page's text may be begun for a path: that of a town makes its page. */
export function canBePage(path: string, content: Content): boolean {
  return matchRoute(path)?.route.town !== undefined || isPage(path, content)
}

/** Whether a path without language prefix is a page of the site. */
export function isPage(path: string, { records, refused }: Content): boolean {
  const match = matchRoute(path)
  if (!match) return false
  const { slugs } = match.route
  if (match.route.town) return hasFile(`pages${path}.ru.md`)
  if (!slugs) return true
  const id = idOfSlug(match.slug)
  const { list } = resourceOf(slugs)
  const all: readonly { readonly id: number; readonly slug?: string }[] = records[list]
  const isThere = all.some(record =>
    record.slug === undefined ? record.id === id : record.slug === match.slug,
  )
  const names = [match.slug, String(id)]
  return isThere || names.some(name => refused?.has(list, name))
}
