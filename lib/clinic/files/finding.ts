/** An error in a file of the content folder, worded for the person who edits it. */
export interface Finding {
  /** Path within the content folder. */
  readonly file: string
  /** Counted from 1. */
  readonly line?: number | undefined
  /** Path of the field within the record: `name.kk`, `education.0.year`. */
  readonly field?: string | undefined
  readonly found: string
  readonly expected: string
  /** The value of the last good state, as {@link shown}. */
  readonly was?: string
  /**
   * The file can be used as it is, but may have been damaged: a running site waits for it to be
   * mended or confirmed.
   */
  readonly isDoubtful?: boolean
}

/** Of a folder whose names nobody can read; what the site knows of it stays. */
export function unreadableFolder(file: string): Finding {
  return { file, found: 'no folder that can be read', expected: 'a folder' }
}

const maxLength = 60

/** A value as a finding shows it: truncated, on one line. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}
