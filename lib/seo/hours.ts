/** Opening hours in the words of schema.org. */
import 'server-only'
import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts'
import type { DayHours, Hours, Interval, SpecialDays } from '@/lib/clinic/hours'
import { daysToCome } from '@/lib/content/today'

const dayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const satisfies readonly Extract<DayOfWeek, string>[]

/** Days that differ from the week stand beside it as long as they are to come. */
export function hoursNodes(hours: Hours) {
  const special = daysToCome(hours).flatMap(specialNodes)
  return {
    openingHoursSpecification: weekNodes(hours.week),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  }
}

/** One for all days that have an interval; a day without any is closed. */
function weekNodes(week: readonly DayHours[]): OpeningHoursSpecification[] {
  const nodes = new Map<string, { days: (typeof dayNames)[number][]; interval: Interval }>()
  dayNames.forEach((name, index) => {
    for (const interval of week[index] ?? []) {
      const key = `${interval.opens}-${interval.closes}`
      const node = nodes.get(key) ?? { days: [], interval }
      node.days.push(name)
      nodes.set(key, node)
    }
  })
  return [...nodes.values()].map(({ days, interval }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    ...timesOf(interval),
  }))
}

/** Search engines read midnight to midnight as closed all day. */
function specialNodes({ from, until, hours }: SpecialDays): OpeningHoursSpecification[] {
  const times = hours.length > 0 ? hours.map(timesOf) : [{ opens: '00:00', closes: '00:00' }]
  return times.map(time => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    ...time,
  }))
}

/** `24:00` is no time of schema.org; a day that is open to its end closes a minute before. */
function timesOf({ opens, closes }: Interval) {
  return {
    opens: opens.padStart(5, '0'),
    closes: closes.padStart(5, '0').replace('24:00', '23:59'),
  }
}
