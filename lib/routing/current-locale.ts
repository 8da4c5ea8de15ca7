import 'server-only'
import { notFound } from 'next/navigation'
import { locale as localeSegment } from 'next/root-params'
import { currentMaking } from '@/lib/invalidation/making'
import type { Locale } from './locales'
import { readRootSegment } from './root-segment'

/**
 * Language of the page being rendered, from the root segment that the middleware sets, or of the one
 * whose data is read again, outside of Next.
 */
export async function currentLocale(): Promise<Locale> {
  return readRootSegment(currentMaking()?.root ?? (await localeSegment()))?.locale ?? notFound()
}
