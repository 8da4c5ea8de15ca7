/** Days with hours in one line, as people write them: `пн-пт 9:00-14:00, сб 9-13`. */

const hours = /(\d{1,2})(?:[:.](\d\d))?\s*[-–—−]\s*(\d{1,2})(?:[:.](\d\d))?/gu

interface WrittenGroup {
  /** As they are written; empty: none are. */
  readonly days: string
  /** `9:00-14:00`; none where days stand alone. */
  readonly open: readonly string[]
}

/** What is no days, or no hours, is left to whoever reads the groups. */
export function writtenWeek(text: string): readonly WrittenGroup[] {
  const groups: { days: string; open: string[] }[] = []
  let read = 0
  const begin = (days: string) => groups.push({ days, open: [] })
  for (const match of text.matchAll(hours)) {
    const [whole, hour, minute = '00', untilHour, untilMinute = '00'] = match
    const before = daysIn(text.slice(read, match.index))
    if (before || groups.length === 0) begin(before)
    groups.at(-1)?.open.push(`${hour}:${minute}-${untilHour}:${untilMinute}`)
    read = match.index + whole.length
  }
  const rest = daysIn(text.slice(read))
  if (rest) begin(rest)
  return groups
}

const daysIn = (text: string) => text.replace(/^[\s,;.:]+|[\s,;:]+$/g, '').toLowerCase()
