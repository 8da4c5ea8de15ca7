/** Path of a document in a language. Records have the Russian one, as a field holds one path. */
import 'server-only'
import { isServedFile } from '@/lib/clinic/files/served'
import { defaultLocale, type Locale } from '@/lib/routing/locales'

const folder = '/files/documents/'

/**
 * `/files/documents/x.pdf` stays as it is in Russian and becomes `/files/documents/kk/x.pdf` in
 * Kazakh, where the clinic has that. `null` (no document), other paths, absolute URLs and paths that
 * have their language already are returned unchanged.
 */
export function documentPath(path: string | null, locale: Locale): string | null {
  if (path === null || locale === defaultLocale || !path.startsWith(folder)) return path
  const own = `${folder}${locale}/${path.slice(folder.length)}`
  return isServedFile(own) ? own : path
}
