/** Records that are still being written: the site is as if they were not there. */
import type { Entry } from '@/lib/clinic/files/check'
import type { RecordEntries } from './files'

export const isDraft = ({ value }: Entry<object>): boolean =>
  'draft' in value && value.draft === true

export function withoutDrafts(all: RecordEntries): RecordEntries {
  const kinds = Object.entries<readonly Entry<object>[]>(all)
  return Object.fromEntries(
    kinds.map(([kind, entries]) => [kind, entries.filter(entry => !isDraft(entry))]),
  ) as unknown as RecordEntries
}

/** Their files. */
export const draftsIn = (all: RecordEntries): readonly string[] =>
  Object.values<readonly Entry<object>[]>(all)
    .flat()
    .filter(isDraft)
    .map(({ file }) => file)
