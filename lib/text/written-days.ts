/** Days of the week as people write them, in any of three languages. */
import words from '@/messages/days.json' with { type: 'json' }
import { dayNames } from './weekdays'

const byWord = new Map(
  dayNames.flatMap((name, index) => words.weekdays[name].map(word => [word, index] as const)),
)

const groups = Object.entries(words.groups).flatMap(([days, said]) =>
  said.map(each => [each, days] as const),
)

/**
 * `mon-fri, sun`, `пн–пт`, `вт., чт.`, `дүйсенбі`: days from 0 for Monday, in the order of the week;
 * `sat-mon` goes over its end. Null when a word is none, as it would be another day.
 */
export function weekdaysIn(text: string): readonly number[] | null {
  const days = partsOf(text).map(daysOf)
  if (days.length === 0 || days.includes(null)) return null
  return [...new Set(days.flatMap(each => each ?? []))].sort((a, b) => a - b)
}

/** Days and spans, with `-` between the first and the last of a span. */
function partsOf(text: string): readonly string[] {
  const lower = text.toLowerCase().normalize('NFC').replace(/[.]/g, ' ')
  const named = groups.reduce((left, [word, days]) => replaced(left, word, days), lower)
  const spans = named
    .replace(/\s*[-–—−]\s*/g, '-')
    .replace(
      new RegExp(`(?<=\\p{L})\\s+(?:${words.between.join('|')})\\s+(?=\\p{L})`, 'gu'),
      match => (isSpan(named) ? '-' : match),
    )
  return spans.split(/[,;/+&\s]+/).filter(part => part !== '' && !words.beside.includes(part))
}

/** «с понедельника по пятницу», not «по средам и по пятницам». */
const isSpan = (text: string) => /^\s*(?:с|со|from)\s/u.test(text)

const replaced = (text: string, word: string, days: string) =>
  text.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu'), days)

function daysOf(part: string): readonly number[] | null {
  const named = part.split('-').map(word => byWord.get(word))
  const [first, last] = [named[0], named.at(-1)]
  if (first === undefined || last === undefined || named.length > 2) return null
  const length = ((last - first + 7) % 7) + 1
  return Array.from({ length }, (_, offset) => (first + offset) % 7)
}
