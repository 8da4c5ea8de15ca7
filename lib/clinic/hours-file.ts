/** How `clinic.yaml` says opening hours: the same every day, or groups of days, and exceptions. */
import { z } from 'zod'
import { filled, group, line, list, optional, text } from '@/lib/kinds/field'
import type { Locale } from '@/lib/routing/locales'
import { expects } from '@/lib/text/finding-codes'
import { dayNames } from '@/lib/text/weekdays'
import { weekdaysIn } from '@/lib/text/written-days'
import { type DayHours, type Hours, type Interval, clock as millisecondsOf, timesOf } from './hours'

const clock = '(?:[01]?\\d|2[0-3]):[0-5]\\d'

const time = z.string().regex(new RegExp(`^${clock}$`), expects('time'))
const closing = z.string().regex(new RegExp(`^(?:${clock}|24:00)$`), expects('time'))
const date = z.iso.date(expects('day'))
const interval = z
  .string()
  .regex(new RegExp(`^${clock}[-–](?:${clock}|24:00)$`), expects('interval'))
const some = filled(line(interval))
const intervals = {
  ...some,
  file: some.file.superRefine((texts, context) => {
    if (isMixedUp(texts.map(intervalOf))) context.addIssue({ code: 'custom', message: inOrder })
  }),
}

const inOrder = expects('intervalsInOrder')

const special = group({
  from: line(date),
  /** The last day; left out, it is one day. */
  until: optional(line(date)),
  /** Left out, the clinic is closed. */
  open: optional(intervals),
  reason: optional(text()),
})

const exception = {
  ...special,
  file: special.file.superRefine(({ from, until }, context) => {
    if (until === undefined || from <= until) return
    context.addIssue({ code: 'custom', message: expects('dayNotBeforeFrom'), path: ['until'] })
  }),
}

const days = group({
  days: line(z.string().refine(text => weekdaysIn(text) !== null, expects('weekDays'))),
  open: intervals,
})

type Group = z.infer<typeof days.file>

const hoursGroup = group({
  /** The short form: the same every day. */
  opens: optional(line(time)),
  closes: optional(line(closing)),
  /** Days that no group names are closed. */
  week: optional(filled(days)),
  exceptions: list(exception),
})

export const hoursField = {
  ...hoursGroup,
  file: hoursGroup.file.superRefine(({ opens, closes, week, exceptions }, context) => {
    const refuse = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: 'custom', message, path })
    if (week) {
      if (opens !== undefined || closes !== undefined) refuse(expects('opensOrWeek'))
      const days = week.flatMap(group => daysOf(group.days))
      const twice = week.findIndex(group => isTwice(daysOf(group.days), days))
      if (twice >= 0) refuse(expects('dayInOneGroup'), 'week', twice, 'days')
    } else if (opens === undefined) refuse(expects('time'), 'opens')
    else if (closes === undefined) refuse(expects('time'), 'closes')
    else if (isEmpty({ opens, closes })) refuse(expects('otherThanOpens'), 'closes')
    exceptions.forEach((each, index) => {
      const isSaid = exceptions.slice(0, index).some(other => overlap(each, other))
      if (isSaid) refuse(expects('exceptionTwice'), 'exceptions', index, 'from')
    })
    const isLong = week && overlapsNextDay(weekOf(week))
    if (isLong) refuse(expects('longNights'), 'week')
  }),
}

export type HoursFile = z.infer<typeof hoursField.file>

type Exception = HoursFile['exceptions'][number]

/** The model in one language, as pages, structured data and browsers read it. */
export function hoursOf(file: HoursFile, locale: Locale): Hours {
  const { opens = '', closes = '', week, exceptions } = file
  return {
    week: week
      ? weekOf(week)
      : dayNames.map(() => [{ opens: asRead(opens), closes: asRead(closes) }]),
    special: exceptions
      .map(({ from, until = from, open = [], reason }) => ({
        ...{ from, until, hours: open.map(intervalOf) },
        reason: reason?.[locale] ?? '',
      }))
      .toSorted((one, other) => (one.from < other.from ? -1 : 1)),
  }
}

function weekOf(groups: readonly Group[]): readonly DayHours[] {
  return dayNames.map((_, index) => {
    const group = groups.find(({ days }) => daysOf(days).includes(index))
    return group?.open.map(intervalOf) ?? []
  })
}

/** Those that are no days are findings of their own. */
const daysOf = (text: string) => weekdaysIn(text) ?? []

function intervalOf(text: string): Interval {
  const [opens = '', closes = ''] = text.split(/[-–]/).map(asRead)
  return { opens, closes }
}

/** `8:00` for `08:00`. */
const asRead = (time: string) => time.replace(/^0(?=\d)/, '')

/** What ends after midnight can only be the last of a day. */
function isMixedUp(day: DayHours): boolean {
  const times = day.map(timesOf)
  return times.some(
    ({ opens }, index) => opens < (times[index - 1]?.closes ?? 0) || isEmpty(day[index]),
  )
}

const isEmpty = (interval: Interval | undefined) =>
  interval !== undefined && millisecondsOf(interval.opens) === millisecondsOf(interval.closes)

const isTwice = (own: readonly number[], all: readonly number[]) =>
  own.some(day => all.filter(other => other === day).length > 1)

const overlap = (one: Exception, other: Exception) =>
  one.from <= (other.until ?? other.from) && other.from <= (one.until ?? one.from)

/** Whether nights of the week run into the opening of the next day, which would be open twice. */
function overlapsNextDay(week: readonly DayHours[]): boolean {
  return week.some((day, index) => {
    const last = day.at(-1)
    const next = week[(index + 1) % 7]?.[0]
    if (!last || !next) return false
    return timesOf(last).closes - dayMs > timesOf(next).opens
  })
}

const dayMs = 24 * 60 * 60_000
