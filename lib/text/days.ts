/**
 * Calendar days as `YYYY-MM-DD`, without a time and so without a time zone, and the clinic's own
 * "today".
 */
import { almatyTime } from './almaty'

const msPerDay = 86_400_000

/**
 * The day it is in Almaty at an instant.
 * @throws RangeError for an invalid date.
 */
export function clinicDay(instant: Date): string {
  return almatyTime(instant).slice(0, 10)
}

/** `19.08.26` in Almaty (B64), for an ISO date; empty for one that is missing. */
export function shortDate(iso: string | undefined): string {
  return iso ? fullDate(clinicDay(new Date(iso)).slice(2)) : ''
}

/** The seven days of an ISO week, Monday first: 0 is the week of `day`, 1 the one after. */
export function weekOf(day: string, offset = 0): string[] {
  const date = new Date(`${day}T00:00:00Z`)
  const monday = date.getTime() - ((date.getUTCDay() + 6) % 7) * msPerDay + offset * 7 * msPerDay
  return Array.from({ length: 7 }, (_, index) =>
    new Date(monday + index * msPerDay).toISOString().slice(0, 10),
  )
}

export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + msPerDay).toISOString().slice(0, 10)
}

export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - msPerDay).toISOString().slice(0, 10)
}

/** Day of the month from 1 and month from 0, for `2026-11-03`: 3 and 10. */
export function dayAndMonth(day: string): { readonly day: number; readonly month: number } {
  return { day: Number(day.slice(8)), month: Number(day.slice(5, 7)) - 1 }
}

/** 0 is Monday. */
export function weekday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** "10–16 ноября", "27 октября – 2 ноября", "1 января" of one day; `months` name those of a date. */
export function daysText(from: string, until: string, months: readonly string[]): string {
  const [first, last] = [dayAndMonth(from), dayAndMonth(until)]
  const date = (of: typeof first) => `${of.day} ${months[of.month]}`
  if (from === until) return date(first)
  return from.slice(0, 7) === until.slice(0, 7)
    ? `${first.day}–${date(last)}`
    : `${date(first)} – ${date(last)}`
}

/** `25.08.2022` for `2022-08-25`. */
export function fullDate(day: string): string {
  return day.split('-').reverse().join('.')
}
