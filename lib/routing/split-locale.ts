import { defaultLocale, isLocale, type Locale } from './locales'

/** Splits `/kk/contacts` into `kk` and `/contacts`; a path without a prefix is Russian. */
export function splitLocale(pathname: string): { locale: Locale; path: string; prefix: boolean } {
  const [, first = ''] = pathname.split('/')
  if (!isLocale(first)) return { locale: defaultLocale, path: pathname, prefix: false }
  return { locale: first, path: pathname.slice(first.length + 1) || '/', prefix: true }
}
