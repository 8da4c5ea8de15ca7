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

/** `kk-alone` for a page that exists in Kazakh only; `readRootSegment` parses it. */
export function rootSegment({ locale, alone }: RootSegment): string {
  return alone ? `${locale}-alone` : locale
}

/** `null` for any other segment. */
export function readRootSegment(segment: unknown): RootSegment | null {
  const text = String(segment)
  const locale = text.replace(/-alone$/, '')
  return isLocale(locale) ? { locale, alone: locale !== text } : null
}
