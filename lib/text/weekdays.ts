/** Days of the week. Without the words of people, as lists in the browser have it. */

/** Monday first. */
export const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** Days in a row. */
export function runsOf(days: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs
}

/** `пн–пт, вс`; two days in a row are named, not spanned. @param names Monday first */
export function daysInWords(days: readonly number[], names: readonly string[]): string {
  return runsOf(days)
    .flatMap(run => {
      const named = run.map(day => names[day] ?? '')
      return named.length > 2 ? [`${named[0]}–${named.at(-1)}`] : named
    })
    .join(', ')
}
