import type { Gaps } from '@/lib/text/sentences'
import type { findings } from '@/messages/findings'

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

/** A code with its values. */
export type Fault =
  | { readonly code: Expectation; readonly values: ValuesOf<'text'> }
  | {
      [Code in FindingCode]: { readonly code: Code; readonly values: ValuesOf<Code> }
    }[Exclude<FindingCode, Expectation>]

/** Of a file of the content folder, for the person who edits it. */
export interface Place {
  /** Path within the content folder. */
  readonly file: string
  /** Counted from 1. */
  readonly line?: number | undefined
  /** Path of the field within the record: `name.kk`, `education.0.year`. */
  readonly field?: string | undefined
}

/** An error in a file of the content folder, or what whoever edits it should know. */
export type Finding = Place &
  (Fault | Sentences) & {
    /** How many more such places the file has. */
    readonly more?: number
    /** The value of the last good state, as {@link shown}. */
    readonly was?: string
    /**
     * The file can be used as it is, but may have been damaged: a running site waits for it to be
     * mended or confirmed.
     */
    readonly isDoubtful?: boolean
  }

/** Sentences of its own, in English. */
interface Sentences {
  readonly code?: undefined
  readonly values?: undefined
  readonly found: string
  readonly expected: string
}

/** The expectation of a schema: zod passes texts on, and no other than a code is said to people. */
export const expects = (code: Expectation): string => code

/** Of a folder whose names nobody can read; what the site knows of it stays. */
export function unreadableFolder(file: string): Finding {
  return { file, code: 'folderUnreadable', values: {} }
}

const maxLength = 60

/** A value as a finding shows it: truncated, on one line. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}
