import type { Expectation, FindingCode, ValuesOf } from '@/lib/text/finding-codes'

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
  /** All of them, of what is said once about several. */
  readonly lines?: readonly number[]
  /** Path of the field within the record: `name.kk`, `education.0.year`. */
  readonly field?: string | undefined
}

/** An error in a file of the content folder, or what whoever edits it should know. */
export type Finding = Place &
  Fault & {
    /** How many more such places the file has. */
    readonly more?: number
    /**
     * The file can be used as it is, but may have been damaged: a running site waits for it to be
     * mended or confirmed.
     */
    readonly isDoubtful?: boolean
  }

/** The place of what is said once about several lines. */
export const placeOf = (file: string, all: readonly { readonly line: number }[]): Place => ({
  ...{ file, line: all[0]?.line },
  lines: all.map(({ line }) => line),
})

/** Of a folder whose names nobody can read; what the site knows of it stays. */
export function unreadableFolder(file: string): Finding {
  return { file, code: 'folderUnreadable', values: {} }
}

const maxLength = 60

/** A value as a finding shows it: truncated, on one line. */
export function quotedValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}
