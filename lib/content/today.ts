/** The day in Almaty, as something that pages are made from: an article appears on its day (B96). */
import 'server-only'
import type { Hours, SpecialDays } from '@/lib/clinic/hours'
import { noteUse } from '@/lib/invalidation/making'
import { invalidate } from '@/lib/invalidation/sources'
import { clinicDay } from '@/lib/text/days'

const source = 'day'

/** Milliseconds after midnight in Almaty until pages are those of the new day, at most. */
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

/** @param onDay called when a day begins */
export function followDays(onDay: () => void): void {
  let day = clinicDay(new Date())
  invalidate(source, day)
  const check = () => {
    const now = clinicDay(new Date())
    if (now === day) return
    day = now
    invalidate(source, day)
    onDay()
  }
  setInterval(check, checkEveryMs).unref()
}
