import 'server-only'
import type { Metadata } from 'next'
import { currentLocale } from '@/lib/i18n/current'
import labels from '@/messages/error.json'

/** In place of a page that there is no content for; the middleware gives it its status 503. */
export const unavailableScreen = {
  async metadata(): Promise<Metadata> {
    const { title, wait } = labels[await currentLocale()]
    return { title, description: wait, robots: { index: false, follow: true } }
  },
}
