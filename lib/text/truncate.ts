/** Shortening of names and descriptions in cards (B8, B74). */

/** At most `length` characters, an ellipsis beyond; counts letters, not UTF-16 units. */
export function truncate(text: string, length: number): string {
  const letters = [...text]
  if (letters.length <= length) return text
  return `${letters.slice(0, length).join('').trimEnd()}…`
}

export interface CutText {
  /** Whole words. */
  readonly kept: string
  /** Beginning of the word that is cut; with `kept`, what `truncate` shows before its ellipsis. */
  readonly broken: string
  /** With `kept`, the whole text; empty when nothing is cut. */
  readonly rest: string
}

/** The two readings of a text cut like `truncate` does: what is seen, and all of it. */
export function cutText(text: string, length: number): CutText {
  const short = truncate(text, length)
  if (short === text) return { kept: text, broken: '', rest: '' }
  const head = short.slice(0, -1)
  const endsWithWord = /^\s/.test(text.slice(head.length))
  const kept = endsWithWord ? head : head.replace(/\S+$/, '')
  return { kept, broken: head.slice(kept.length), rest: text.slice(kept.length) }
}

/** At most `count` words, an ellipsis beyond. */
export function truncateWords(text: string, count: number): string {
  const words = text.trim().split(/\s+/)
  if (words.length <= count) return words.join(' ')
  return `${words.slice(0, count).join(' ')}…`
}
