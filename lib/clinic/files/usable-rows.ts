import 'server-only'
import type { Entries, Entry } from './check'
import { siteLastGood } from './last-good'
import type { ReadFile } from './text'
import { onlyFile, type Source, WatchedFiles } from './watched'

/** A table of which wrong rows are left out, and named by the check; a folder without it has none. */
export function rowsOf<T>(file: string, read: (from?: ReadFile) => Entries<T>): Source<T> {
  return { ...onlyFile(file, read), removal: 'believed', isShownInPart: true }
}

/** The rows that can be used; of a table that cannot be read at all, those of its last good state. */
export function usableRows<T>(
  file: string,
  read: (from?: ReadFile) => Entries<T>,
): readonly Entry<T>[] {
  const files = new WatchedFiles({ rows: rowsOf(file, read) }, siteLastGood())
  return files.readings().rows.flatMap(({ entries }) => entries)
}
