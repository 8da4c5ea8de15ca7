/** Path of a document in a language. Records have the Russian one, as a field holds one path. */
import { defaultLocale, type Locale } from '@/lib/routing/locales'

const folder = '/documents/'

/**
 * `/documents/x.pdf` stays as it is in Russian and becomes `/documents/kk/x.pdf` in Kazakh.
 * `null` (no document), paths outside of the folder, absolute URLs and paths that have their
 * language already are returned unchanged.
 */
export function documentPath(path: string | null, locale: Locale): string | null {
  if (path === null || locale === defaultLocale || !path.startsWith(folder)) return path
  const own = `${folder}${locale}/`
  return path.startsWith(own) ? path : own + path.slice(folder.length)
}
