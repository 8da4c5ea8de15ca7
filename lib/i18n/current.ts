import 'server-only'
import { notFound } from 'next/navigation'
import { locale as localeSegment } from 'next/root-params'
import { isLocale, type Locale } from './locales'

/** Language of the page being rendered, from the root segment that the middleware sets. */
export async function currentLocale(): Promise<Locale> {
  const value = await localeSegment()
  return isLocale(value) ? value : notFound()
}
