/** When a doctor receives, as hours like those of the clinic. Pure, as lists in the browser ask it, too. */
import { type DayHours, type Hours, hoursOn, openState, timeOf, timesOf } from '@/lib/clinic/hours'
import type { Doctor } from '@/lib/kinds/doctor'
import { almatyOffset } from '@/lib/text/almaty'
import { clinicDay, dayAfter, weekday } from '@/lib/text/days'
import { dayNames, daysInWords } from '@/lib/text/weekdays'

export type Reception = Pick<Doctor, 'receives' | 'away'>

/** Whether the clinic says on which days a doctor is there; nothing is known of the others. */
export const saysDays = ({ receives, away }: Reception) => receives.length > 0 || away.length > 0

/**
 * Hours of a doctor's own days as far as the clinic is open, without absences; those of the clinic where no
 * days are said.
 */
export function receptionHours({ receives, away }: Reception, clinic: Hours): Hours {
  if (!saysDays({ receives, away })) return clinic
  const own = (day: number) => (receives.length > 0 ? hoursOfDay(receives, day) : [wholeDay])
  const special = clinic.special.flatMap(({ from, until, hours, reason }) =>
    daysBetween(from, until).map(day => ({
      ...{ from: day, until: day, reason },
      hours: common(hours, own(weekday(day))),
    })),
  )
  const absences = away.map(({ from, until, reason }) => ({ from, until, reason, hours: [] }))
  return {
    week: clinic.week.map((hours, day) => common(hours, own(day))),
    special: [...absences, ...special],
  }
}

/** Whether a doctor may be visited on a day; true where no days are said. */
export function receivesOn(doctor: Reception, clinic: Hours, day: string): boolean {
  return !saysDays(doctor) || hoursOn(receptionHours(doctor, clinic), day).length > 0
}

/** Words of days in the language of the page. */
export interface ReceptionWords {
  /** Monday first: `пн`. */
  readonly days: readonly string[]
  readonly daily: string
}

/**
 * `пн, ср, пт 9:00–14:00; сб`, without the hours of whole days; empty where no days are said. Days on which
 * the clinic is closed are left out.
 */
export function receptionText(
  { receives }: Pick<Reception, 'receives'>,
  clinic: Hours,
  words: ReceptionWords,
): string {
  if (receives.length === 0) return ''
  const { week } = receptionHours({ receives, away: [] }, clinic)
  const days = new Map<string, number[]>()
  for (const [day, hours] of week.entries()) {
    if (hours.length === 0) continue
    const isWhole = hoursOfDay(receives, day).includes(wholeDay)
    const text = isWhole ? '' : hours.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')
    days.set(text, [...(days.get(text) ?? []), day])
  }
  return [...days]
    .map(([hours, each]) => {
      const named = each.length === 7 ? words.daily : daysInWords(each, words.days)
      return hours ? `${named} ${hours}` : named
    })
    .join('; ')
}

/** When someone wants to come: a day, or a part of one. */
export type When =
  | 'now'
  | 'today'
  | 'tomorrow'
  | 'later'
  | 'morning'
  | 'evening'
  | (typeof dayNames)[number]

const hour = 60 * 60_000

/** In ms of the day. */
const parts = { morning: [0, 12 * hour], evening: [17 * hour, 24 * hour] } as const

/**
 * Doctors who say their days and receive then, in the part of the day that is named beside it; today only
 * while that is not over, and a part alone on any day of the week.
 */
export function receivesWhen(
  doctor: Reception,
  clinic: Hours,
  when: readonly When[],
  now: number,
): boolean {
  if (doctor.receives.length === 0) return false
  const hours = receptionHours(doctor, clinic)
  if (when.includes('now') && !openState(hours, now).isOpen) return false
  const wanted = when.flatMap(each => (isPart(each) ? [parts[each]] : []))
  const today = clinicDay(new Date(now))
  const time = (now + almatyOffset) % (24 * hour)
  const isAt = (open: DayHours, day?: string) =>
    open.some(interval => {
      const { opens, closes } = timesOf(interval)
      const from = day === today ? Math.max(opens, time) : opens
      const bounds = [[from, closes] as const, ...wanted]
      return (
        Math.max(...bounds.map(([first]) => first)) < Math.min(...bounds.map(([, last]) => last))
      )
    })
  const days = when.flatMap(each => (isPart(each) || each === 'now' ? [] : [dayOf(each, today)]))
  if (days.length > 0) return days.every(day => isAt(hoursOn(hours, day), day))
  return when.includes('now') || hours.week.some(open => isAt(open))
}

const isPart = (when: When): when is keyof typeof parts => when in parts

function dayOf(when: Exclude<When, 'now' | keyof typeof parts>, today: string): string {
  if (when === 'today') return today
  const tomorrow = dayAfter(today)
  if (when === 'tomorrow') return tomorrow
  if (when === 'later') return dayAfter(tomorrow)
  const ahead = (dayNames.indexOf(when) - weekday(today) + 7) % 7
  return Array.from({ length: ahead }).reduce<string>(day => dayAfter(day), today)
}

const wholeDay = { opens: '0:00', closes: '24:00' }

function hoursOfDay(receives: Reception['receives'], day: number): DayHours {
  return receives
    .filter(({ days }) => days.some(name => dayNames.indexOf(name) === day))
    .flatMap(({ open }) => (open.length > 0 ? open.map(intervalOf) : [wholeDay]))
    .sort((one, other) => timesOf(one).opens - timesOf(other).opens)
}

function intervalOf(text: string) {
  const [opens = '', closes = ''] = text.split('-')
  return { opens, closes }
}

/** What is in both. A doctor's hours end with the day; what the clinic has after midnight belongs to it. */
function common(clinic: DayHours, own: DayHours): DayHours {
  return clinic.flatMap(open => {
    const { opens, closes } = timesOf(open)
    return own.flatMap(each => {
      const times = timesOf(each)
      const from = Math.max(opens, times.opens)
      const until = each.closes === wholeDay.closes ? closes : Math.min(closes, times.closes)
      return from < until ? [{ opens: timeOf(from), closes: timeOf(until) }] : []
    })
  })
}

function daysBetween(from: string, until: string): readonly string[] {
  const days: string[] = []
  for (let day = from; day <= until; day = dayAfter(day)) days.push(day)
  return days
}
