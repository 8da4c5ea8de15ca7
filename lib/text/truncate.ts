/** Shortening of names and descriptions in cards (spec 1 §2, spec 2 §9). */

/** At most `length` characters, an ellipsis beyond; counts letters, not UTF-16 units. */
export function truncate(text: string, length: number): string {
  const letters = [...text]
  if (letters.length <= length) return text
  return `${letters.slice(0, length).join('').trimEnd()}…`
}

/** At most `count` words, an ellipsis beyond. */
export function truncateWords(text: string, count: number): string {
  const words = text.trim().split(/\s+/)
  if (words.length <= count) return words.join(' ')
  return `${words.slice(0, count).join(' ')}…`
}
