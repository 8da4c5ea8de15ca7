/** Shortening of names and descriptions in cards (B8, B74). */

/** At most `length` characters, an ellipsis beyond; counts code points, not UTF-16 units. */
export function truncate(text: string, length: number): string {
  const characters = [...text]
  if (characters.length <= length) return text
  return `${characters.slice(0, length).join('').trimEnd()}…`
}

/** Whether texts of a list would no longer be told apart, if each had at most `length` characters. */
export function areAlikeWithin(length: number, texts: readonly string[]): boolean {
  const cut = new Set(texts.map(text => truncate(text, length)))
  return cut.size < new Set(texts).size
}

export interface CutText {
  /** Whole words. */
  readonly kept: string
  /** Beginning of the word that is cut; with `kept`, what `truncate` shows before its ellipsis. */
  readonly broken: string
  /** With `kept`, the whole text; empty when nothing is cut. */
  readonly rest: string
}

/** Splits a text where `truncate` cuts it, for views that show the short or the whole one. */
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
