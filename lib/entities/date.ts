/**
 * Dates as databases, frameworks and 1C write them. Two readings are never guessed: `03/04/2026` is no date.
 */

/** `2026-11-28`, and all that ISO 8601 and databases put behind it: up to nine decimals, `+05` and `+0500`. */
const iso =
  /^(\d{4,6})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?)? ?(Z|[+-]\d\d(?::?\d\d)?)?$/i
/** `28.11.2026 15:00:00`, as 1C and Bitrix write it. */
const dotted = /^(\d\d?)\.(\d\d?)\.(\d{4})(?:,? (\d\d?):(\d\d)(?::(\d\d))?)?$/
/** `20261128`, `20261128150000`. */
const packed = /^(\d{4})(\d\d)(\d\d)(?:T?(\d\d)(\d\d)(\d\d))?$/
/** `/Date(1795824000000+0500)/`: of JSON in older .NET, milliseconds since 1970 in UTC. */
const ofNet = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/
/** `Sat, 28 Nov 2026 15:00:00 GMT`, as in HTTP and e-mail. */
const ofMail = /^[A-Z][a-z]{2}, \d\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (?:GMT|[+-]\d{4})$/
/** Seconds or milliseconds since 1970. */
const counted = /^\d{9,10}$|^\d{12,13}$/

/**
 * What is written in place of no date: 0001 (.NET, 1C), 1753 (SQL Server), 1899 and 1900 (spreadsheets,
 * Delphi), 1970 (Unix), and for "without end" 2999, 3999 (1C), 9999; in whatever zone.
 */
const emptyYears = /^0*(?:0|1|1753|1899|1900|2999|3000|3999|9999|10000)-|^1969-12-31|^1970-01-01/

/**
 * @returns the instant in ISO and UTC, `null` for an empty date, `undefined` for what is none, is ambiguous or lies
 *   outside of the years 1971 to 2099. A text without a zone is read as UTC, or it would mean another day on another
 *   server.
 */
export function parseDate(written: string | number): string | null | undefined {
  const text = String(written).trim()
  if (/^[0\s.:/TZ-]*$/.test(text)) return null
  const day = dayOf(text)
  if (day && emptyYears.test(day)) return null
  const date = instantOf(text, day)
  if (!date || Number.isNaN(date.getTime())) return undefined
  const found = date.toISOString()
  if (emptyYears.test(found)) return null
  const year = date.getUTCFullYear()
  return year > 1970 && year < 2100 ? found : undefined
}

/** `2026-11-28`, of the forms that name a day. */
function dayOf(text: string): string | undefined {
  const { year, month, day } = partsOf(text) ?? {}
  return year && `${year}-${month}-${day}`
}

function instantOf(text: string, day: string | undefined): Date | undefined {
  const parts = partsOf(text)
  if (parts && day) {
    const { hour = '00', minute = '00', second = '00', decimals = '0', zone = 'Z' } = parts
    // Nothing rolls over: 31 February is no date.
    const isDay = new Date(`${day}T00:00Z`).toJSON()?.startsWith(day)
    const time = `${two(hour)}:${minute}:${second}.${decimals.slice(0, 3)}`
    return isDay ? new Date(`${day}T${time}${zoneOf(zone)}`) : undefined
  }
  const ticks = ofNet.exec(text)?.[1]
  if (ticks) return new Date(Number(ticks))
  if (counted.test(text)) return new Date(Number(text) * (text.length > 10 ? 1 : 1000))
  return ofMail.test(text) ? new Date(text) : undefined
}

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'decimals' | 'zone'

function partsOf(text: string): Partial<Record<Part, string | undefined>> | undefined {
  const [, year, month, day, hour, minute, second, decimals, zone] =
    iso.exec(text) ?? packed.exec(text) ?? []
  if (year) return { year, month, day, hour, minute, second, decimals, zone }
  const [, date = '', of = '', inYear, ...time] = dotted.exec(text) ?? []
  if (!inYear) return undefined
  return {
    ...{ year: inYear, month: two(of), day: two(date) },
    ...{ hour: time[0], minute: time[1], second: time[2] },
  }
}

const two = (digits: string) => digits.padStart(2, '0')

/** `+05` and `+0500` as `+05:00`. */
const zoneOf = (zone: string) =>
  zone
    .replace(/^([+-]\d\d):?(\d\d)?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`)
    .toUpperCase()
