import type { Locale } from '@/lib/routing/locales'
import words from './words.json'

/** Sample texts of one language: ordinary ones, and `long` with words that are hard to break. */
export type GuideWords = (typeof words)['ru']

export function guideWords(locale: Locale): GuideWords {
  return words[locale]
}

export interface ExhibitProps {
  readonly words: GuideWords
}
