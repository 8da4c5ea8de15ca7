/**
 * The first sentences that fit into a meta description: search results show no half of one. Where
 * the first is too long by itself, it is cut between words.
 */
export function wholeSentences(text: string, length = 170): string {
  const sentences = text.trim().split(/(?<=[.!?])\s+(?=[\p{Lu}\d«])/u)
  let whole = sentences[0] ?? ''
  for (const sentence of sentences.slice(1)) {
    if ([...whole].length + 1 + [...sentence].length > length) break
    whole += ` ${sentence}`
  }
  return cutBetweenWords(whole, length)
}

/** The longest of several descriptions that all fit: the one that says most. */
export function fullest(first: string, ...others: readonly string[]): string {
  return others.reduce((longest, other) => (other.length > longest.length ? other : longest), first)
}

/** At most `length` characters, cut between words, for a meta description. */
export function cutBetweenWords(text: string, length = 160): string {
  const characters = [...text]
  if (characters.length <= length) return text
  const words = characters
    .slice(0, length)
    .join('')
    .replace(/\s+\S*$/, '')
  return `${words.replace(/[\s.,:;—–-]+$/, '')}…`
}
