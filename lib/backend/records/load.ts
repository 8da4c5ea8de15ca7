import 'server-only'
import type { Finding } from '@/lib/clinic/files/finding'
import { assemble } from './assemble'
import { withCategories } from './categories'
import { draftsIn, withoutDrafts } from './drafts'
import { type RecordEntries, RecordFiles } from './files'
import type { Records } from './records'
import { RefusedRecords } from './refused'
import { withServicePrices } from './service-prices'

export interface LoadedContent {
  /** As the files have them, for checks; without drafts. */
  readonly entries: RecordEntries
  /** Names of the files of records that are still being written. */
  readonly drafts: readonly string[]
  readonly records: Records
  /** What is there, but left out. */
  readonly refused: RefusedRecords
  readonly findings: readonly Finding[]
  /** What need not be mended. */
  readonly notes: readonly Finding[]
}

/** Reads the files that have changed. Never throws: invalid records are left out. */
export function loadRecords(files: RecordFiles = new RecordFiles()): LoadedContent {
  const { entries: read, findings, notes, refused: leftOut } = files.read()
  const refused = new RefusedRecords(leftOut)
  const { entries, findings: saidTwice } = withServicePrices(withCategories(read))
  const assembled = assemble(entries, refused)
  return {
    entries: withoutDrafts(entries),
    drafts: draftsIn(entries),
    records: assembled.records,
    refused,
    findings: [...findings, ...saidTwice, ...assembled.findings],
    notes,
  }
}
