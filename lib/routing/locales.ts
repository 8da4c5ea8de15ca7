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
