/** The pages of a sitemap by what they are about: one in each language, judged together. */
import { splitLocale } from '@/lib/routing/locales'

export type Family = readonly string[]

/** @param urls absolute; those of one path, whatever its language, stand together */
export function familiesOf(urls: readonly string[]): Family[] {
  const families = new Map<string, string[]>()
  for (const url of urls) {
    const { path } = splitLocale(new URL(url).pathname)
    const own = families.get(path)
    if (own) own.push(url)
    else families.set(path, [url])
  }
  return [...families.values()]
}
