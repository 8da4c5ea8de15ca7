import 'server-only'
import type { Locale } from '@/lib/routing/locales'
import { messagesOf } from '@/lib/routing/messages'
import { almatyZone } from '@/lib/text/almaty'
import { spelledYear } from '@/lib/text/spelled-year'

/** A day with the month as a word, as it is in Almaty. */
export async function longDays(locale: Locale): Promise<(day: Date) => string> {
  const { common } = await messagesOf(locale)
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: almatyZone })
  return day => spelledYear(format.format(day), common.ofYear)
}
