import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

/** The page of every unknown path and slug; the middleware sends it with status 404. */
export const notFoundScreen = { metadata: async () => headOf(await getTranslations('notFound')) }

/** The page of an address whose page was taken away for good, with status 410. */
export const goneScreen = { metadata: async () => headOf(await getTranslations('notFound.gone')) }

function headOf(t: (key: 'title' | 'text') => string): Metadata {
  return { title: t('title'), description: t('text'), robots: { index: false, follow: true } }
}
