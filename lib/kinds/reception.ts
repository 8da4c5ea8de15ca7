/** When a doctor receives: days of the week with their hours, and absences. */
import { z } from 'zod'
import * as tolerant from '@/lib/entities/fields'
import { clinicDay } from '@/lib/text/days'
import { expects } from '@/lib/text/finding-codes'
import { dayNames } from '@/lib/text/weekdays'
import { weekdaysIn } from '@/lib/text/written-days'
import {
  choice,
  type Field,
  filled,
  group,
  inFiles,
  inResponses,
  line,
  list,
  optional,
  reference,
  text,
} from './field'

/** Of the day: before and after the hour at which both meet. */
const halves = { morning: '0:00-13:00', afternoon: '13:00-24:00' } as const
const halfNames = ['morning', 'afternoon'] as const

const interval = /^(\d{1,2})[:.](\d\d)(?::00)?\s*[-–—]\s*(\d{1,2})[:.](\d\d)(?::00)?$/

/** `9:00-14:00`, of a time that is before the other; null for what is none. */
function intervalIn(written: string): string | null {
  const [, ...found] = interval.exec(written.trim()) ?? []
  const [hour = 99, minute = 0, untilHour = 99, untilMinute = 0] = found.map(Number)
  const [from, until] = [hour * 60 + minute, untilHour * 60 + untilMinute]
  if (minute > 59 || untilMinute > 59 || until > 24 * 60 || from >= until) return null
  return `${hour}:${found[1]}-${untilHour}:${found[3]}`
}

const minutesOf = (interval: string) =>
  interval.split('-').map(time => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return hour * 60 + minute
  })

const days = line(
  z.string().refine(written => weekdaysIn(written) !== null, expects('receivingDays')),
)
const open = line(
  z.string().refine(written => intervalIn(written) !== null, expects('receivingHours')),
)

const receiving = group({
  days,
  half: optional(choice(halfNames)),
  open: optional(filled(open)),
})

type Said = z.infer<typeof receiving.file>

const asList = (entry: z.ZodType<string>) =>
  z.union([entry.transform(each => [each]), z.array(entry)])

/** Also numbers of ISO: 1 is Monday. */
const writtenDay = z.union([
  z.string(),
  z
    .int()
    .min(1)
    .max(7)
    .transform(number => dayNames[number - 1] ?? ''),
])

const readDays = asList(writtenDay)
  .transform((written, context) => {
    const read = weekdaysIn(written.join(', '))
    if (read === null) context.addIssue({ code: 'custom', message: 'not days' })
    return (read ?? []).flatMap(index => dayNames[index] ?? [])
  })
  .pipe(z.array(z.enum(dayNames)).min(1))

const readHours = asList(z.string())
  .transform((written, context) => {
    const read = written.map(intervalIn)
    if (read.includes(null)) context.addIssue({ code: 'custom', message: 'not hours' })
    return read.filter(each => each !== null)
  })
  .pipe(z.array(z.string()))

const receivingInResponse = z
  .object({
    days: readDays,
    half: z.enum(halfNames).nullish(),
    open: readHours.nullish(),
  })
  .transform(({ days, half, open }) => ({ days, open: open ?? (half ? [halves[half]] : []) }))
  .pipe(z.object({ days: z.array(z.enum(dayNames)), open: z.array(z.string()) }))

const groups = list(receiving, {
  says: 'receives',
})

export const receivesField = {
  ...groups,
  file: groups.file.superRefine((groups, context) => {
    const refuse = (code: Parameters<typeof expects>[0], ...path: (string | number)[]) =>
      context.addIssue({ code: 'custom', message: expects(code), path })
    groups.forEach((each, index) => {
      if (each.half && each.open) refuse('halfOrOpen', index, 'half')
      const isTwice = groups
        .slice(0, index + 1)
        .some((other, at) => overlaps(each, other, at === index))
      if (isTwice) refuse('receivesTwice', index, 'days')
    })
  }),
  // A part of the days would be read as all of them.
  wire: z.array(receivingInResponse).catch([]),
}

/** Whether a day of both has hours of both; those of one group among themselves. */
function overlaps(one: Said, other: Said, isSame: boolean): boolean {
  const [days, others] = [one, other].map(({ days }) => weekdaysIn(days) ?? [])
  if (!days?.some(day => others?.includes(day))) return false
  const [hours = [], more = []] = [one, other].map(hoursOf)
  return hours.some(([from = 0, until = 0], index) =>
    more.some(
      ([begin = 0, end = 0], at) => !(isSame && at >= index) && from < end && begin < until,
    ),
  )
}

const hoursOf = ({ half, open }: Said) =>
  (open ?? [half ? halves[half] : '0:00-24:00']).flatMap(each => {
    const read = intervalIn(each)
    return read === null ? [] : [minutesOf(read)]
  })

const date = line(z.iso.date(expects('day')), { example: '2027-01-04' })

const absence = group({
  from: date,
  until: { ...date, example: '2027-01-14' },
  reason: optional(text()),
  substitute: inFiles(optional(reference('doctors'))),
  substitute_id: inResponses({
    file: undefined,
    wire: tolerant.reference,
    widget: 'hidden',
  } satisfies Field),
})

const readDay = z
  .union([z.string(), z.number()])
  .transform((written, context) => {
    const read = tolerant.isoDate.safeParse(written).data
    if (read === undefined) context.addIssue({ code: 'custom', message: 'not a day' })
    return read === undefined ? '' : clinicDay(new Date(read))
  })
  .pipe(z.iso.date())

const absences = list(
  { ...absence, wire: absence.wire.extend({ from: readDay, until: readDay }) },
  {
    says: 'away',
  },
)

export const awayField = {
  ...absences,
  file: absences.file.superRefine((all, context) => {
    all.forEach(({ from, until }, index) => {
      const refuse = (code: Parameters<typeof expects>[0], name: string) =>
        context.addIssue({ code: 'custom', message: expects(code), path: [index, name] })
      if (from > until) refuse('dayNotBeforeFrom', 'until')
      const isSaid = all.slice(0, index).some(other => from <= other.until && other.from <= until)
      if (isSaid) refuse('awayTwice', 'from')
    })
  }),
}

/** The first day on which the doctor no longer works in the clinic; null in a response that does not say it. */
export const leftField = {
  ...optional({
    ...date,
    says: 'left',
  }),
  wire: readDay.nullable().catch(null),
}
