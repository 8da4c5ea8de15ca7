/**
 * The words of the check in the language of whoever edits the content. Findings are worded in
 * English, as the log has them; `messages/check.json` has the same in Russian and Kazakh.
 */
import type { Language } from '@/lib/text/sentences'
import catalogue from '@/messages/check.json'

interface Phrase {
  /** The English words, with `{}` for what differs. */
  readonly key: string
  readonly pattern: RegExp
  readonly words: readonly (string | undefined)[]
}

/** The longest first: `{} or more` would take what others say more exactly. */
const phrases: readonly Phrase[] = Object.entries(catalogue)
  .sort(([a], [b]) => withoutGaps(b).length - withoutGaps(a).length)
  .map(([key, words]) => ({ key, pattern: patternOf(key), words }))

function withoutGaps(key: string): string {
  return key.replaceAll('{}', '')
}

function patternOf(key: string): RegExp {
  const parts = key.split('{}').map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('(.+?)')}$`, 's')
}

/** The English words that a text is an instance of; the text itself when it is of none. */
export function phraseOf(text: string): string {
  return phrases.find(({ pattern }) => pattern.test(text))?.key ?? text
}

/** A text in a language, what it encloses as well; as it is where there are no words for it. */
export function say(text: string, language: Language): string {
  if (language === 'en') return text
  const phrase = phrases.find(({ pattern }) => pattern.test(text))
  const words = phrase?.words[language === 'ru' ? 0 : 1]
  if (!phrase || words === undefined) return text
  const [, ...gaps] = phrase.pattern.exec(text) ?? []
  const said = gaps.map(gap => (gap === text ? gap : say(gap, language)))
  let next = 0
  return words.replace(
    /\{(\d?)\}/g,
    (_, index: string) => said[index ? Number(index) : next++] ?? '',
  )
}
