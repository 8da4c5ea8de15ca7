/**
 * What a sample document is before it becomes a PDF: a name, a title and a body of HTML in either
 * language. The words are constants of this folder: nothing is escaped, and `<b>` is allowed.
 */

import type { Text } from '@/lib/backend/records/fields'
import type { Locale } from '@/lib/i18n/locales'

export type { Text }

export interface SampleDocument {
  /** `licence` becomes `/documents/licence.pdf` and `/documents/kk/licence.pdf`. */
  readonly name: string
  readonly title: Text
  /** `sheet`: one page with its own header; `paper`: running headers; `slides`: landscape. */
  readonly format: 'sheet' | 'paper' | 'slides'
  /** How many pages the finished document may have. */
  readonly pages: { readonly min: number; readonly max: number }
  /** The inside of `<body>`. */
  readonly body: (locale: Locale, look: Look) => string
}

export interface Look {
  /** The clinic's mark as inline SVG; empty while there is none. */
  readonly mark: string
}

/** The two languages side by side. */
export function t(ru: string, kk: string): Text {
  return { ru, kk }
}

/** What is the same in both languages: figures, names of laws' numbers. */
export function same(words: string): Text {
  return { ru: words, kk: words }
}
