/** The day in Almaty, as something that pages are made from: an article appears on its day (B96). */
import 'server-only'
import type { Hours, SpecialDays } from '@/lib/clinic/hours'
import { noteUse } from '@/lib/invalidation/making'
import { invalidate } from '@/lib/invalidation/sources'
import { clinicDay } from '@/lib/text/days'

const source = 'day'

/** Milliseconds after midnight, or another moment, until pages are those of the time after it, at most. */
const checkEveryMs = 1_000

/** `2026-11-03`; a page that shows it, or what depends on it, is outdated on the next day. */
export function today(): string {
  const day = clinicDay(new Date())
  noteUse(source, day)
  return day
}

/** Days that differ from the week and are not over; a page that shows them is made anew each day. */
export function daysToCome({ special }: Pick<Hours, 'special'>): readonly SpecialDays[] {
  if (special.length === 0) return special
  const day = today()
  return special.filter(({ until }) => until >= day)
}

/** Those of them that begin before this day of the next year: their dates are said without a year (B1266). */
export function daysOfTheYear(hours: Pick<Hours, 'special'>): readonly SpecialDays[] {
  const day = today()
  const end = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
  return daysToCome(hours).filter(({ from }) => from < end)
}

/** @param onDay called when a day begins */
export function followDays(onDay: () => void): void {
  followClock(source, () => clinicDay(new Date()), onDay)
}

/** Makes pages outdated when what the clock alone decides is another: `versionNow` of `of`. */
export function followClock(of: string, versionNow: () => string, onChange: () => void): void {
  let version = versionNow()
  invalidate(of, version)
  const check = () => {
    const now = versionNow()
    if (now === version) return
    version = now
    invalidate(of, version)
    onChange()
  }
  setInterval(check, checkEveryMs).unref()
}
