import { isLocale, type Locale } from './locales'

/**
 * The first segment of the internal path: the language and, as no layout knows the page within it,
 * whether the page has no version in the other language: `ru`, or `ru-alone`. Public URLs never
 * contain it.
 */
export interface RootSegment {
  readonly locale: Locale
  readonly alone: boolean
}

const suffix = '-alone'

/** `kk-alone` for a page in Kazakh without a twin; `readRootSegment` reads it. */
export function rootSegment({ locale, alone }: RootSegment): string {
  return alone ? locale + suffix : locale
}

/** `null` for what is no such segment. */
export function readRootSegment(segment: unknown): RootSegment | null {
  const text = String(segment)
  const alone = text.endsWith(suffix)
  const locale = alone ? text.slice(0, -suffix.length) : text
  return isLocale(locale) ? { locale, alone } : null
}
