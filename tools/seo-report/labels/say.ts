/** Numbers, dates and sentences with values, as Russian writes them. */

import type { Forms } from './page'
import messages from './ru.json'

const numbers = new Intl.NumberFormat('ru')
const plurals = new Intl.PluralRules('ru')
const tenths = new Intl.NumberFormat('ru', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const days = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'UTC' })
const dates = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeStyle: 'short' })

export function number(value: number): string {
  return numbers.format(value)
}

/** The number with its word: `2 страницы`. */
export function counted(value: number, forms: Forms): string {
  return `${number(value)} ${form(value, forms)}`
}

/** The word alone. */
export function form(value: number, [one = '', few = '', many = '']: Forms): string {
  const kind = plurals.select(value)
  return kind === 'one' ? one : kind === 'few' ? few : many
}

/** @param share 0–1, rounded down: 99.9 % of a text is not the whole of it */
export function percent(share: number): string {
  return `${Math.floor(share * 100 + 1e-9)} %`
}

/** @param share 0–1, where tenths matter: few of those who see a page in search open it */
export function rate(share: number): string {
  return `${tenths.format(share * 100)} %`
}

/** A place in results of search, which is an average. */
export function position(place: number): string {
  return tenths.format(place)
}

/** @param bytes as kilobytes */
export function kilobytes(bytes: number): string {
  return fill(messages.units.kilobytes, { value: number(Math.round(bytes / 1024)) })
}

export function milliseconds(ms: number): string {
  return fill(messages.units.milliseconds, { value: number(ms) })
}

export function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const values = { minutes: String(minutes), seconds: String(seconds % 60) }
  return fill(minutes === 0 ? messages.units.seconds : messages.units.minutes, values)
}

/** @param iso time */
export function date(iso: string): string {
  return dates.format(new Date(iso))
}

/** @param iso `YYYY-MM-DD` */
export function day(iso: string): string {
  return days.format(new Date(iso))
}

/** `fill('{a} из {b}', { a: 1, b: 2 })` is `1 из 2`. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
