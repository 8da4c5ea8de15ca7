/** Plain words of an article for its cards and its description. Its HTML is clean already. */
import { stripTags } from './strip-tags'

/** Blocks end a word: `<li>a</li><li>b</li>` is "a b". */
export function plainTextOf(html: string): string {
  const spaced = html.replace(/<\/(?:p|li|h\d|tr|td|th|blockquote)>/g, ' $&')
  return stripTags(spaced).replace(/\s+/g, ' ').trim()
}

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
