/** Characters of a document title that search results show (R2). */
const maxLength = 65

/** The first of the given titles that fits, the fullest first; the last one always does. */
export function fittingTitle(...titles: readonly [string, ...string[]]): string {
  return titles.find(title => [...title].length <= maxLength) ?? titles.at(-1) ?? titles[0]
}
