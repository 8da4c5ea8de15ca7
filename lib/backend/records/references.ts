import 'server-only'
import type { Entry } from '@/lib/clinic/files/check'
import type { Finding } from '@/lib/clinic/files/finding'
import { isDraft } from './drafts'
import type { RecordKind } from './files'
import type { RefusedRecords } from './refused'
import { plain } from './table-rows'

type Resolve = (entry: Entry<unknown>, path: readonly PropertyKey[], name: string) => number | null

/** What is wrong in the files: what there is to say, and the records that are left out for it. */
export interface Faults {
  readonly findings: Finding[]
  readonly refused: RefusedRecords
}

/** What a name should be, beside the one that was found. */
type Missing =
  | { readonly code: 'noSuchSlug' | 'noSuchName'; readonly values: { readonly file: string } }
  | { readonly code: 'noSuchFile'; readonly values: { readonly folder: string } }

/**
 * Resolves references of other records to ids, whatever the case of their letters; one that leads
 * nowhere is a finding, one that leads to a draft or to a record that is left out is none. Where
 * there are no targets at all, their file is at fault, and one reference is enough.
 * @param faults gets these findings
 * @param nameOf how others name such a record
 */
export function resolver<T extends { readonly id: number }>(
  kind: RecordKind,
  targets: readonly Entry<T>[],
  nameOf: (target: T) => string,
  missing: Missing,
  { findings, refused }: Faults,
): Resolve {
  const ids = new Map(
    targets.map(target => [plain(nameOf(target.value)), isDraft(target) ? null : target.value.id]),
  )
  let isNamed = false
  return ({ file, lineOf }, path, name) => {
    const id = ids.get(plain(name))
    const isKnown = id !== undefined || refused.has(kind, name)
    if (!isKnown && !(isNamed && ids.size === 0)) {
      isNamed = true
      const line = lineOf(path)
      const values = { ...missing.values, found: name }
      findings.push({ file, line, field: path.join('.'), code: missing.code, values } as Finding)
    }
    return id ?? null
  }
}
