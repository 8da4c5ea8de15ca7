/** Groups the URLs of a sitemap by page: its language versions are checked together. */
import { splitLocale } from '@/lib/routing/split-locale'

/** Absolute URLs of one page, one for each language. */
export type LanguageVersions = readonly string[]

/** @param urls absolute; grouped by their path without language prefix */
export function languageVersionsOf(urls: readonly string[]): LanguageVersions[] {
  const groups = new Map<string, string[]>()
  for (const url of urls) {
    const { path } = splitLocale(new URL(url).pathname)
    const own = groups.get(path)
    if (own) own.push(url)
    else groups.set(path, [url])
  }
  return [...groups.values()]
}
