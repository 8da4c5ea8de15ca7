/** Opening hours in words. */
import type { Locale } from '@/lib/routing/locales'
import { fill } from '@/lib/text/fill'
import { capitalized } from '@/lib/text/lower-first'
import { daysInWords, runsOf } from '@/lib/text/weekdays'
import words from '@/messages/hours.json'
import type { DayHours, Hours, Interval } from './hours'

export interface HoursLine {
  /** `Пн–пт`; the word for every day when all are the same. */
  readonly days: string
  /** `8:00–13:00, 14:00–20:00`, or the words for round the clock or closed. */
  readonly hours: string
  readonly isClosed: boolean
  /** The same in words, as it is read out. */
  readonly said: string
}

/** A line for all days that have the same hours, in the order of the week. */
export function hoursLines({ week }: Pick<Hours, 'week'>, locale: Locale): HoursLine[] {
  return groupsOf(week).map(({ days, hours }) => ({
    days: capitalized(daysText(days, locale), locale),
    hours: dayText(hours, locale),
    isClosed: hours.length === 0,
    said: capitalized(groupPhrase({ days, hours }, locale), locale),
  }))
}

/** One line, without the closed days: `Ежедневно 8:00–20:00`, `Пн–пт 8:00–20:00, сб 9:00–14:00`. */
export function hoursLabel(hours: Pick<Hours, 'week'>, locale: Locale): string {
  return capitalized(hoursList(hours, locale), locale)
}

/** The same within a line: `ежедневно 8:00–20:00`. */
export function hoursList({ week }: Pick<Hours, 'week'>, locale: Locale): string {
  const open = groupsOf(week).filter(({ hours }) => hours.length > 0)
  const hasCommas = open.some(
    ({ days, hours }) => hours.length > 1 || daysText(days, locale).includes(','),
  )
  const text = open.map(group => {
    if (isDaily(group.days) && isAlways(group.hours)) return words[locale].roundTheClock
    return `${daysText(group.days, locale)} ${dayText(group.hours, locale)}`
  })
  return text.join(hasCommas ? '; ' : ', ')
}

/** The line as it is read out: `Ежедневно с 8:00 до 20:00`, `С понедельника по пятницу с 8:00 до 20:00`. */
export function hoursSaid(hours: Pick<Hours, 'week'>, locale: Locale): string {
  return capitalized(hoursPhrase(hours, locale), locale)
}

/** Within a sentence: `ежедневно с 8:00 до 20:00`, `с понедельника по пятницу с 8:00 до 20:00, в субботу с 9:00 до 14:00`. */
export function hoursPhrase({ week }: Pick<Hours, 'week'>, locale: Locale): string {
  return groupsOf(week)
    .filter(({ hours }) => hours.length > 0)
    .map(group => groupPhrase(group, locale))
    .join(', ')
}

function groupPhrase({ days, hours }: Group, locale: Locale): string {
  const times = dayPhrase(hours, locale)
  return isDaily(days) && isAlways(hours) ? times : `${daysPhrase(days, locale)} ${times}`
}

function daysPhrase(days: readonly number[], locale: Locale): string {
  const { daily, and, onDay, onDays, fromDay, untilDay, daySpan } = words[locale]
  if (isDaily(days)) return daily
  const runs = runsOf(days).map(run => {
    const [first = 0, last = 0] = [run[0], run.at(-1)]
    return run.length > 2
      ? fill(daySpan, { from: fromDay[first] ?? '', until: untilDay[last] ?? '' })
      : fill(onDays, { days: run.map(day => onDay[day] ?? '').join(` ${and} `) })
  })
  return [runs.slice(0, -1).join(', '), ...runs.slice(-1)].filter(Boolean).join(` ${and} `)
}

/** The hours of one day in words: `с 8:00 до 13:00 и с 14:00 до 20:00`. */
export function dayPhrase(hours: DayHours, locale: Locale): string {
  const { interval, and, roundTheClock, closed } = words[locale]
  if (hours.length === 0) return closed
  if (isAlways(hours)) return roundTheClock
  return hours
    .map(({ opens, closes }) => {
      const endings = {
        from: endingOf(opens, 'from', locale),
        until: endingOf(closes, 'until', locale),
      }
      return fill(interval, { opens, closes, ...endings })
    })
    .join(` ${and} `)
}

/** In Kazakh it follows the last number that is read: the minutes, and "нөл" on the hour. */
function endingOf(time: string, side: 'from' | 'until', locale: Locale): string {
  const minutes = Number(time.split(':')[1])
  const endings: Readonly<Record<string, string>> = words[locale].endings[side]
  return endings[minutes % 10 || minutes] ?? ''
}

/** The hours of one day: `9:00–14:00`. */
function dayText(hours: DayHours, locale: Locale): string {
  if (hours.length === 0) return words[locale].closed
  if (isAlways(hours)) return words[locale].roundTheClock
  return hours.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')
}

/** `пн` and the others, and the word for all of them. */
export function dayWords(locale: Locale) {
  const { days, daily } = words[locale]
  return { days, daily }
}

interface Group {
  readonly days: number[]
  readonly hours: DayHours
}

function groupsOf(week: readonly DayHours[]): Group[] {
  const groups = new Map<string, Group>()
  for (const [day, hours] of week.entries()) {
    const key = JSON.stringify(hours)
    const group = groups.get(key)
    if (group) group.days.push(day)
    else groups.set(key, { days: [day], hours })
  }
  return [...groups.values()]
}

const isDaily = (days: readonly number[]) => days.length === 7

const isAlways = ([first, ...more]: readonly Interval[]) =>
  first !== undefined && more.length === 0 && first.opens === '0:00' && first.closes === '24:00'

function daysText(days: readonly number[], locale: Locale): string {
  const { days: names, daily } = words[locale]
  return isDaily(days) ? daily : daysInWords(days, names)
}
