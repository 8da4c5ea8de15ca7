/** The tables with which a clinic begins: its price lists and its doctors, as they lie somewhere. */
import 'server-only'
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename } from 'node:path'
import { sources } from '@/lib/backend/records/files'
import type { Finding } from '@/lib/clinic/files/finding'
import { reportLines } from '@/lib/clinic/files/report'
import { type FileText, type ReadFile, textOf } from '@/lib/clinic/files/text'
import { unlessRefused } from '@/lib/errors/there'
import type { Language } from '@/lib/text/sentences'
import { type NewDoctor, readDoctors } from './doctor-table'

export const tableNames = ['analyses', 'services', 'doctors'] as const
export type TableName = (typeof tableNames)[number]

/** Paths as people write them. */
export type GivenTables = Readonly<Partial<Record<TableName, string>>>

/** For `parseArgs`. */
export const tableFlags = Object.fromEntries(
  tableNames.map(name => [name, { type: 'string' }]),
) as Readonly<Record<TableName, { readonly type: 'string' }>>

export interface BeginningTable {
  /** Its name in the content folder. */
  readonly file: string
  readonly content: Buffer
  /** Of a table of doctors. */
  readonly doctors: readonly NewDoctor[]
  /** What whoever edits it should know. */
  readonly notes: readonly string[]
}

/** A table, or lines about why nothing can be made of it. */
type ReadTable = { readonly table: BeginningTable } | { readonly problems: readonly string[] }

/**
 * Wrong rows of a price list are left out, and named by the check. A table of doctors is read once, so that
 * each of its cells has to be understood.
 */
export function readTableFile(name: TableName, written: string, language: Language): ReadTable {
  const path = pathIn(written)
  const content = unlessRefused(() => readFileSync(path))
  if (!content) return problemsOf([{ file: path, code: 'fileMissing', values: {} }], language)
  const isText = /\.(?:csv|txt|tsv)$/i.test(path)
  const file = `${name}.${isText ? 'csv' : 'xlsx'}`
  const read = called(basename(path), textOf(file, content))
  if (name === 'doctors') {
    const { doctors, findings, notes } = readDoctors(path, read)
    if (findings.length > 0) return problemsOf(findings, language)
    return { table: { file, content, doctors, notes: reportLines(notes, language) } }
  }
  const { findings, refused = [] } = sources[sourceOf[name]].read(`${name}.csv`, read)
  if (refused.includes(undefined)) return problemsOf(findings, language)
  return { table: { file, content, doctors: [], notes: [] } }
}

const sourceOf = { analyses: 'analyses', services: 'servicePrices' } as const

const problemsOf = (findings: readonly Finding[], language: Language) => ({
  problems: reportLines(findings, language),
})

/** A terminal puts quotation marks or backslashes into the name of a file that is dropped on it. */
function pathIn(written: string): string {
  const plain = written
    .trim()
    .replace(/^(['"])(.*)\1$/, '$2')
    .replace(/\\(?=[ '"()&])/g, '')
  return plain.replace(/^~(?=\/)/, homedir())
}

/** The text as that of the file's own name, by which findings name it. */
function called(file: string, read: FileText): ReadFile {
  const { text, finding } = read
  if (text === undefined) return () => ({ text, finding: { ...finding, file } })
  const notes = (read.notes ?? []).map(note => ({ ...note, file }))
  return () => ({ text, file, notes })
}
