import { isLocale, type Locale } from './locales'

/**
 * The first segment of the internal path: the language and, because a layout does not know its
 * page, whether the page lacks a version in the other language: `ru`, or `ru-alone`. Public URLs
 * never contain it.
 */
export interface RootSegment {
  readonly locale: Locale
  readonly alone: boolean
}

const suffix = '-alone'

/** `kk-alone` for a page that exists in Kazakh only; `readRootSegment` parses it. */
export function rootSegment({ locale, alone }: RootSegment): string {
  return alone ? locale + suffix : locale
}

/** `null` for any other segment. */
export function readRootSegment(segment: unknown): RootSegment | null {
  const text = String(segment)
  const alone = text.endsWith(suffix)
  const locale = alone ? text.slice(0, -suffix.length) : text
  return isLocale(locale) ? { locale, alone } : null
}
