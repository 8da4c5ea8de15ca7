/** One thing that is wrong in a file of the content folder, in words for the person who edits it. */
export interface Finding {
  /** Path within the content folder. */
  readonly file: string
  /** Counted from 1. */
  readonly line?: number | undefined
  /** Path of the field within the record: `name.kk`, `education.0.year`. */
  readonly field?: string | undefined
  readonly found: string
  readonly expected: string
}

const longest = 60

/** A value as it stands in a finding: short, on one line. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
