/**
 * Opening hours: a week, and days that differ from it. Whether the clinic is open at an instant, by
 * its own clock whatever the device's says. There is no summer time.
 */
import { almatyOffset } from '@/lib/text/almaty'
import { clinicDay, dayAfter, weekday } from '@/lib/text/days'

const day = 24 * 60 * 60_000
/** Whoever closes for longer says when it opens again in words of his own. */
const daysAhead = 60
/** A doctor may be away for months. */
const visitDaysAhead = 400

/**
 * Times as they are read: `8:00`. What closes at or before its opening closes on the day after;
 * `24:00` is midnight.
 */
export interface Interval {
  readonly opens: string
  readonly closes: string
}

/** In order; a closed day has none. */
export type DayHours = readonly Interval[]

/** Days, the first and the last included, `YYYY-MM-DD`, that differ from the week. */
export interface SpecialDays {
  readonly from: string
  readonly until: string
  readonly hours: DayHours
  /** Why, in the language of the page; empty when nothing is said. */
  readonly reason: string
}

export interface Hours {
  /** Seven days, Monday first. */
  readonly week: readonly DayHours[]
  /** In order, without overlaps. */
  readonly special: readonly SpecialDays[]
}

/** A minute of the clinic's clock: `2026-11-30` and `8:00`. */
export interface Moment {
  readonly day: string
  readonly time: string
}

/** `until` is null for a clinic that never closes, `next` when no opening is known. */
export type OpenState =
  | { readonly isOpen: true; readonly until: Moment | null }
  | { readonly isOpen: false; readonly next: Moment | null }

/** Milliseconds since 1970; `until` is not included. */
interface Span {
  readonly from: number
  readonly until: number
}

/** Those of a day, `YYYY-MM-DD`: what is said of it, else what its day of the week has. */
export function hoursOn({ week, special }: Hours, date: string): DayHours {
  const said = special.find(({ from, until }) => from <= date && date <= until)
  return said?.hours ?? week[weekday(date)] ?? []
}

/** `now` in milliseconds since 1970. Open from the minute of opening up to that of closing. */
export function openState(hours: Hours, now: number): OpenState {
  const { spans, end } = spansAround(hours, now)
  const current = spans.find(({ from, until }) => from <= now && now < until)
  if (current) return { isOpen: true, until: current.until >= end ? null : endOf(current.until) }
  const next = spans.find(({ from }) => from > now)
  return { isOpen: false, next: next ? momentOf(next.from) : null }
}

/** Milliseconds until the state, or what is called today, changes. */
export function untilChange(hours: Hours, now: number): number {
  const midnight = startOf(dayAfter(dayOf(now)))
  const changes = spansAround(hours, now).spans.flatMap(({ from, until }) => [from, until])
  return Math.min(midnight, ...changes.filter(change => change > now)) - now
}

/** The first day, from the one of `now`, that is still to have hours; null without any. */
export function firstOpenDay(hours: Hours, now: number): string | null {
  const today = dayOf(now)
  const isOver = !spansOn(hours, today).some(({ until }) => until > now)
  let date = isOver ? dayAfter(today) : today
  for (let ahead = 0; ahead < visitDaysAhead; ahead += 1, date = dayAfter(date)) {
    if (hoursOn(hours, date).length > 0) return date
  }
  return null
}

/** Milliseconds since midnight; those of a closing after midnight are more than a day. */
export function timesOf({ opens, closes }: Interval): { opens: number; closes: number } {
  const [from, to] = [clock(opens), clock(closes)]
  return { opens: from, closes: to > from ? to : to + day }
}

/** What is open without a pause, from yesterday's nights on; `end` is where the look ahead ends. */
function spansAround(hours: Hours, now: number): { spans: Span[]; end: number } {
  const spans: Span[] = []
  let date = dayOf(now - day)
  for (let ahead = 0; ahead < daysAhead; ahead += 1, date = dayAfter(date)) {
    for (const { from, until } of spansOn(hours, date)) {
      const last = spans.at(-1)
      if (last && from <= last.until) spans[spans.length - 1] = { from: last.from, until }
      else spans.push({ from, until })
    }
  }
  return { spans, end: startOf(date) }
}

function spansOn(hours: Hours, date: string): Span[] {
  const midnight = startOf(date)
  return hoursOn(hours, date).map(interval => {
    const { opens, closes } = timesOf(interval)
    return { from: midnight + opens, until: midnight + closes }
  })
}

/** The instant at which a day begins in Almaty. */
function startOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) - almatyOffset
}

function dayOf(instant: number): string {
  return clinicDay(new Date(instant))
}

function momentOf(instant: number): Moment {
  const local = new Date(instant + almatyOffset).toISOString()
  return { day: local.slice(0, 10), time: local.slice(11, 16).replace(/^0/, '') }
}

/** Midnight ends its day. */
function endOf(instant: number): Moment {
  const { day: date, time } = momentOf(instant - 60_000)
  return time === '23:59' ? { day: date, time: '24:00' } : momentOf(instant)
}

/** Milliseconds since midnight, for `H:MM`. */
export function clock(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * 60_000
}

/** `8:00` for milliseconds since midnight, `24:00` for the next one; `2:00` after it. */
export function timeOf(since: number): string {
  const minutes = since > day ? (since - day) / 60_000 : since / 60_000
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
