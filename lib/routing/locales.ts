/** The two languages of the site. Russian is the default and has no prefix. */
export const locales = ['ru', 'kk'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'ru'

/** Cookie with the language a visitor chose; only their own choice ever redirects (R5). */
export const languageCookie = 'lang'

export function isLocale(value: unknown): value is Locale {
  return locales.some(locale => locale === value)
}

export const otherLocale = (locale: Locale): Locale => (locale === 'ru' ? 'kk' : 'ru')

/** `/contacts` stays in Russian and becomes `/kk/contacts` in Kazakh; `/` becomes `/kk`. */
export function localePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** Splits `/kk/contacts` into `kk` and `/contacts`; a path without a prefix is Russian. */
export function splitLocale(pathname: string): { locale: Locale; path: string; prefix: boolean } {
  const [, first = ''] = pathname.split('/')
  if (!isLocale(first)) return { locale: defaultLocale, path: pathname, prefix: false }
  return { locale: first, path: pathname.slice(first.length + 1) || '/', prefix: true }
}
