/** What there is to say about a file of the content folder: the keys of `messages/findings.ts`. */
import type { findings } from '@/messages/findings'
import type { Gaps } from './sentences'

type Catalogue = typeof findings

/** What is wrong, or what there is to know: the key of its sentences. */
export type FindingCode = keyof Catalogue

/** The value in the file, where its sentence does not say what was found. */
type Found<Code extends FindingCode> = Catalogue[Code]['en'] extends string
  ? { readonly found: unknown }
  : unknown

/** The values of a code's sentences, as they are: none of them is translated. */
export type ValuesOf<Code extends FindingCode> = Readonly<
  Record<Gaps<Catalogue[Code]['en']>, unknown>
> &
  Found<Code>

/** Codes with these values and no others. */
export type CodeWith<Name extends string> = {
  [Code in FindingCode]: [keyof ValuesOf<Code>, Name] extends [Name, keyof ValuesOf<Code>]
    ? Code
    : never
}[FindingCode]

/** Codes with no other value than the one that was found, such as an expectation of a schema. */
export type Expectation = CodeWith<'found'>

/** The expectation of a schema: zod passes texts on, and no other than a code is said to people. */
export const expects = (code: Expectation): string => code
