/** Sentences in the languages of those who edit and run the site, with named gaps for values. */
import { fill } from './fill'

export const languages = ['ru', 'kk', 'en'] as const
export type Language = (typeof languages)[number]

export type InLanguages<Text> = Readonly<Record<Language, Text>>

/** The names between braces, of a sentence or of several. */
export type Gaps<Text> = Text extends readonly string[]
  ? Gaps<Text[number]>
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Gaps<Rest>
    : never

/**
 * A catalogue with each sentence in all languages, and with the same gaps in each: another one is not
 * assignable to it.
 */
export type Agreeing<Catalogue> = {
  readonly [Code in keyof Catalogue]: {
    readonly [L in Language]: L extends keyof Catalogue[Code]
      ? Gaps<Catalogue[Code][keyof Catalogue[Code]]> extends Gaps<Catalogue[Code][L]>
        ? Catalogue[Code][L]
        : { readonly lacks: Gaps<Catalogue[Code][keyof Catalogue[Code]]> }
      : never
  }
}

/** Values as people wrote them, which are never translated. */
export type Values<Text> = Readonly<Record<Gaps<Text>, string | number>>

/** A sentence in a language, with its values. */
export function sentence<Text extends string>(
  words: InLanguages<Text>,
  language: Language,
  values: Values<Text>,
): string {
  return fill(words[language], values)
}
