/** Which pages search engines may list, by the editors' texts. */
import 'server-only'
import { seoText, textPaths } from '@/lib/page-texts'
import { type Locale, locales } from '@/lib/routing/locales'

/** Whether search engines may list a page, by its path without language prefix. */
export type Listing = (path: string, locale: Locale) => boolean

/** Not with `noindex` in its text, or with another page as the canonical one. */
export async function isListed(path: string, locale: Locale): Promise<boolean> {
  const text = await seoText(path, locale)
  return !text?.noindex && (text?.canonical ?? path) === path
}

let known: { readonly key: string; readonly listing: Listing } | undefined

/** For many pages at once; the same function as long as the texts say the same. */
export async function pageListing(): Promise<Listing> {
  const left = await Promise.all(locales.map(leftOut))
  const key = left.flat().join('\n')
  if (known?.key === key) return known.listing
  const out = new Set(left.flat())
  const listing: Listing = (path, locale) => !out.has(nameOf(path, locale))
  known = { key, listing }
  return listing
}

async function leftOut(locale: Locale): Promise<readonly string[]> {
  const paths = textPaths(locale)
  const listed = await Promise.all(paths.map(path => isListed(path, locale)))
  return paths.filter((_, index) => !listed[index]).map(path => nameOf(path, locale))
}

const nameOf = (path: string, locale: Locale) => `${locale} ${path}`
