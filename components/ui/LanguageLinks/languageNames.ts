import type { Locale } from '@/lib/routing/locales'

/** Languages are named in themselves, so that everybody finds their own. */
export const languageNames: Readonly<Record<Locale, string>> = { ru: 'Русский', kk: 'Қазақша' }

/** For buttons that have no room for the name. */
export const languageCodes: Readonly<Record<Locale, string>> = { ru: 'RU', kk: 'KK' }

/** Codes are read as letters: their language is named before them. */
export const spokenCodes: Readonly<Record<Locale, string>> = {
  ru: `${languageNames.ru}, ${languageCodes.ru}`,
  kk: `${languageNames.kk}, ${languageCodes.kk}`,
}
