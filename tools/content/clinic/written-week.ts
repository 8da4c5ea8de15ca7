/** Days with hours in one line, as people write them: `пн-пт 9:00-14:00, сб 9-13`. */
import days from '@/messages/days.json' with { type: 'json' }
import tableWords from '@/messages/tables.json' with { type: 'json' }

const time = String.raw`(\d{1,2})(?:[:.](\d\d))?`
const until = `(?:\\s*[-–—−]\\s*|\\s+(?:${days.between.join('|')})\\s+)`
const hours = new RegExp(`${time}${until}${time}`, 'gu')

/** «с» of «с 9 до 13», behind the days or alone. */
const sinceAtTheEnd = new RegExp(`(?:^|[\\s,;]+)(?:${tableWords.ageFrom.join('|')})$`, 'u')

interface WrittenGroup {
  /** As they are written; empty: none are. */
  readonly days: string
  /** `9:00-14:00`; none where days stand alone. */
  readonly open: readonly string[]
}

/** `9:00-17:00` without the break in it. */
function apart(around: string, from: string, until: string): readonly string[] {
  const [opens, closes] = around.split('-')
  return [`${opens}-${from}`, `${until}-${closes}`]
}

/** What is no days, or no hours, is left to whoever reads the groups. */
export function writtenWeek(text: string): readonly WrittenGroup[] {
  const groups: { days: string; open: string[] }[] = []
  let read = 0
  const begin = (days: string) => groups.push({ days, open: [] })
  for (const match of text.matchAll(hours)) {
    const [whole, hour, minute = '00', untilHour, untilMinute = '00'] = match
    const before = daysIn(text.slice(read, match.index))
    const [from, end] = [`${hour}:${minute}`, `${untilHour}:${untilMinute}`]
    const around = tableWords.breaks.includes(before) && groups.at(-1)?.open.pop()
    if (!around && (before || groups.length === 0)) begin(before)
    groups.at(-1)?.open.push(...(around ? apart(around, from, end) : [`${from}-${end}`]))
    read = match.index + whole.length
  }
  const rest = daysIn(text.slice(read))
  if (rest) begin(rest)
  return groups
}

const daysIn = (text: string) =>
  text
    .replace(/^[\s,;.:]+|[\s,;:]+$/g, '')
    .toLowerCase()
    .replace(sinceAtTheEnd, '')
