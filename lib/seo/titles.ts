/** Characters of a document title that search results show (R2). */
const maxLength = 65

/** The first title that is short enough, the longest given first; else the last one. */
export function fittingTitle(...titles: readonly [string, ...string[]]): string {
  return titles.find(title => [...title].length <= maxLength) ?? titles.at(-1) ?? titles[0]
}

/**
 * The part of a name in front of its colon; `null` where another name has the same one, as titles
 * must be unique (R2).
 */
export function beforeColon(name: string, names: readonly string[]): string | null {
  const [lead = '', ...rest] = name.split(':')
  if (rest.length === 0) return null
  return names.filter(other => other.startsWith(lead)).length < 2 ? lead : null
}
