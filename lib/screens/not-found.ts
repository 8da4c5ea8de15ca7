import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

/** The page of every unknown path and slug; the middleware sends it with status 404. */
export const notFoundScreen = {
  async metadata(): Promise<Metadata> {
    const t = await getTranslations('notFound')
    return { title: t('title'), description: t('text'), robots: { index: false, follow: true } }
  },
}
