/** Characters of a document title that search results show (R2). */
const maxLength = 65

/** The first of the given titles that fits, the fullest first; the last one always does. */
export function fittingTitle(...titles: readonly [string, ...string[]]): string {
  return titles.find(title => [...title].length <= maxLength) ?? titles.at(-1) ?? titles[0]
}

/**
 * What stands in front of the colon of a long name; `null` where another name begins alike, since
 * no two pages may have one title.
 */
export function beforeColon(name: string, names: readonly string[]): string | null {
  const [lead = '', ...rest] = name.split(':')
  if (rest.length === 0) return null
  return names.filter(other => other.startsWith(lead)).length < 2 ? lead : null
}
