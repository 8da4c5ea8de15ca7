/** What breaks a rule on one page, and how a list of violations is printed. */
export interface Violation {
  /** Such as `R4`. */
  readonly rule: string
  readonly url: string
  readonly found: string
  /** The visitor that got the page; absent where all get the same. */
  readonly visitor?: string | undefined
}

/**
 * One line for each finding, those that differ in nothing but the visitor as one:
 * `R3 /kk/contacts [curl, yandex]: canonical …`.
 */
export function linesOf(violations: readonly Violation[]): string[] {
  const visitors = new Map<string, Set<string>>()
  for (const { rule, url, found, visitor } of violations) {
    const key = JSON.stringify([rule, url, found])
    const known = visitors.get(key) ?? new Set()
    if (visitor) known.add(visitor)
    visitors.set(key, known)
  }
  return [...visitors].map(([key, names]) => {
    const [rule, url, found] = JSON.parse(key) as string[]
    const who = names.size > 0 ? ` [${[...names].join(', ')}]` : ''
    return `${rule} ${url}${who}: ${found}`
  })
}

/** The first lines, and how many more there are. */
export function excerptOf(lines: readonly string[], count = 25): string[] {
  const rest = lines.length - count
  return rest > 0 ? [...lines.slice(0, count), `… and ${rest} more`] : [...lines]
}

/** Long values are cut in what is printed, never in what is compared. */
export function short(value: string | undefined, length = 160): string {
  if (value === undefined) return 'nothing'
  return value.length > length ? `${value.slice(0, length)}…` : value
}
