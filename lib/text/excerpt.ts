/** At most `length` characters, cut between words, for a meta description. */
export function cutBetweenWords(text: string, length = 160): string {
  const letters = [...text]
  if (letters.length <= length) return text
  const words = letters
    .slice(0, length)
    .join('')
    .replace(/\s+\S*$/, '')
  return `${words.replace(/[\s.,:;—–-]+$/, '')}…`
}
