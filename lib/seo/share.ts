/** Paths of Open Graph pictures: `/og/kk/contacts.jpg` for `/kk/contacts`. */
import { isLocale, type Locale } from '@/lib/routing/locales'

const ending = '.jpg'

/** @param path of the page, without language prefix; the picture of `/` is `/og/ru.jpg` */
export function sharePath(path: string, locale: Locale): string {
  return `/og/${locale}${path === '/' ? '' : path}${ending}`
}

/**
 * The page of a picture; `null` for a path that is no picture.
 * @param segments decoded, as Next hands them to a route
 */
export function pageOfShare(
  segments: readonly string[],
): { readonly path: string; readonly locale: Locale } | null {
  const all = segments.map(encodeURIComponent).join('/')
  if (!all.endsWith(ending)) return null
  const [locale, ...path] = all.slice(0, -ending.length).split('/')
  return isLocale(locale) ? { locale, path: `/${path.join('/')}` } : null
}
