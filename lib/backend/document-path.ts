/** Where the document of a language lies. The seed names the Russian file, as its fields hold one. */
import { defaultLocale, type Locale } from '@/lib/routing/locales'

const folder = '/documents/'

/**
 * `/documents/x.pdf` stays as it is in Russian and becomes `/documents/kk/x.pdf` in Kazakh.
 * `null` (no document) and anything outside the folder, an absolute address for one, come back
 * unchanged; so does a path that has its language already.
 */
export function documentPath(path: string | null, locale: Locale): string | null {
  if (path === null || locale === defaultLocale || !path.startsWith(folder)) return path
  const own = `${folder}${locale}/`
  return path.startsWith(own) ? path : own + path.slice(folder.length)
}
