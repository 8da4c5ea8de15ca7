import 'server-only'
import { getTranslations } from 'next-intl/server'
import { dayPhrase } from '@/lib/clinic/hours-text'
import { currentNotices } from '@/lib/content/notices'
import { versionOfValue } from '@/lib/invalidation/sources'
import { currentLocale } from '@/lib/routing/current-locale'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { daysText } from '@/lib/text/days'

/** A line above the header of every page. */
export interface Notice {
  /** Changes with what it says, so that another one is shown to those who closed this. */
  readonly id: string
  readonly text: string
  readonly href: string | undefined
}

/** The lines above the header of every page: the clinic's own, then hours that differ soon. */
export async function loadNotices(): Promise<readonly Notice[]> {
  const locale = await currentLocale()
  const { notices, specialDays } = currentNotices(locale)
  const t = await getTranslations('shell.notice')
  const week = await getTranslations('doctors.week')
  const months = week('months').split(', ')
  const said = notices.map(({ text, link }) => ({
    text: text[locale],
    href: link?.startsWith('/') ? localePath(link, locale) : link,
  }))
  const hours = specialDays.map(({ from, until, hours: open, reason }) => ({
    text: t('hours', {
      days: daysText(from, until, months),
      closed: open.length === 0 ? 'yes' : 'no',
      hours: dayPhrase(open, locale),
      reason: reason || 'none',
    }),
    href: localePath(pathOf('contacts'), locale),
  }))
  return [...said, ...hours].map(notice => ({ id: versionOfValue(notice), ...notice }))
}
