import 'server-only'
import { notFound } from 'next/navigation'
import { locale as localeSegment } from 'next/root-params'
import type { Locale } from './locales'
import { readRootSegment } from './root-segment'

/** Language of the page being rendered, from the root segment that the middleware sets. */
export async function currentLocale(): Promise<Locale> {
  return readRootSegment(await localeSegment())?.locale ?? notFound()
}
