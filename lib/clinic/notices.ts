/** What the clinic tells every visitor for some days: its own notices, and hours that differ soon. */
import { z } from 'zod'
import { group, line, longText, optional } from '@/lib/kinds/field'
import { almatyOffset } from '@/lib/text/almaty'
import { dayAfter, dayBefore } from '@/lib/text/days'
import { expects } from '@/lib/text/finding-codes'
import type { SpecialDays } from './hours'

/** Days before an exception of the hours from which every page says it. */
const daysAhead = 3

const instant = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d(?: (?:[01]?\d|2[0-3]):[0-5]\d)?$/, expects('dayOrMinute'))
  .refine(value => !Number.isNaN(minuteOf(value)), expects('day'))

const link = z.string().regex(/^(?:\/(?!\/)|https:\/\/)\S*$/, expects('contactsAddress'))

/** A day alone means its first minute as `from`, and its end as `until`. */
const parts = group({
  from: line(instant),
  until: line(instant),
  text: { ...longText(), isTitle: true },
  /** A page of the site, or an address elsewhere. */
  link: optional(line(link)),
})

export const noticeField = {
  ...parts,
  file: parts.file.superRefine(({ from, until }, context) => {
    if (minuteOf(from) < endOf(until)) return
    context.addIssue({ code: 'custom', message: expects('afterFrom'), path: ['until'] })
  }),
}

export type NoticeFile = z.infer<typeof noticeField.file>

/** `now` in milliseconds since 1970; shown from the first minute up to the last. */
export function isShown({ from, until }: NoticeFile, now: number): boolean {
  return minuteOf(from) <= now && now < endOf(until)
}

export function isOver({ until }: Pick<NoticeFile, 'until'>, now: number): boolean {
  return endOf(until) <= now
}

/** Whether it is time to say of an exception of the hours, on the day `today`. */
export function isNear({ from, until }: SpecialDays, today: string): boolean {
  let first = from
  for (let day = 0; day < daysAhead; day += 1) first = dayBefore(first)
  return first <= today && today <= until
}

/** Milliseconds since 1970 by the clock of Almaty; NaN for a day that is none. */
function minuteOf(value: string): number {
  const [day = '', time = '0:00'] = value.split(' ')
  return Date.parse(`${day}T${time.padStart(5, '0')}:00Z`) - almatyOffset
}

function endOf(value: string): number {
  return value.includes(' ') ? minuteOf(value) : minuteOf(dayAfter(value))
}
