import 'server-only'
import { clinicFacts, clinicIn } from '@/lib/clinic/facts'
import type { SpecialDays } from '@/lib/clinic/hours'
import { isNear, isShown, type NoticeFile } from '@/lib/clinic/notices'
import { noteUse } from '@/lib/invalidation/making'
import { versionOfValue } from '@/lib/invalidation/sources'
import type { Locale } from '@/lib/routing/locales'
import { clinicDay } from '@/lib/text/days'
import { followClock } from './today'

const source = 'notices'

interface CurrentNotices {
  readonly notices: readonly NoticeFile[]
  /** Of the hours, in the language that is asked for. */
  readonly specialDays: readonly SpecialDays[]
}

/** What is to be said at this minute; a page that says it is outdated with the minute of a change. */
export function currentNotices(locale: Locale): CurrentNotices {
  noteUse(source, versionNow())
  return noticesAt(locale, Date.now())
}

/** Pages made before are outdated in the minute in which a notice begins or ends. */
export function followNotices(onChange: () => void): void {
  followClock(source, versionNow, onChange)
}

function noticesAt(locale: Locale, now: number): CurrentNotices {
  const today = clinicDay(new Date(now))
  return {
    notices: clinicFacts().notices.filter(notice => isShown(notice, now)),
    specialDays: clinicIn(locale).hours.special.filter(days => isNear(days, today)),
  }
}

function versionNow(): string {
  return versionOfValue(noticesAt('ru', Date.now()))
}
