import 'server-only'
import type { Metadata } from 'next'
import { currentLocale } from '@/lib/routing/current-locale'
import labels from '@/messages/error.json'

/** The page of an outage without content; the middleware sends it with status 503. */
export const unavailableScreen = {
  async metadata(): Promise<Metadata> {
    const { title, wait } = labels[await currentLocale()]
    return { title, description: wait, robots: { index: false, follow: true } }
  },
}
