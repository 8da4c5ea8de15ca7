/** Begins a new record: writes what has to be filled in, or adds it to the file of its kind. */
import 'server-only'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadRecords } from '@/lib/backend/records/load'
import type { Entry } from '@/lib/clinic/files/check'
import { contentDir } from '@/lib/clinic/files/dir'
import { listed, ownFiles, tables } from './templates'

type OwnKind = keyof typeof ownFiles
type ListedKind = keyof typeof listed
type TableKind = keyof typeof tables

/** In the order in which the help names them. */
export const kinds = [...Object.keys(ownFiles), ...Object.keys(listed), ...Object.keys(tables)]

const slugPattern = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/

/**
 * @param slug names the record in addresses and in other files
 * @returns the files that were written, within the content folder
 * @throws Error for an unknown kind, a wrong slug or a record that is there
 */
export function create(kind: string, slug: string): readonly string[] {
  if (!kinds.includes(kind)) throw new Error(`There is no kind ${kind}: ${kinds.join(', ')}`)
  if (!slugPattern.test(slug)) throw new Error('A slug has small Latin letters, digits and hyphens')
  if (kind in ownFiles) return writeFiles(kind as OwnKind, slug)
  if (kind in listed) return [append(kind as ListedKind, slug)]
  return [appendRow(kind as TableKind, slug)]
}

function writeFiles(kind: OwnKind, slug: string): readonly string[] {
  const files = Object.entries(ownFiles[kind]).map(
    ([name, text]) => [name.replace('{slug}', slug), filledIn(text, name, slug)] as const,
  )
  const there = files.map(([name]) => name).find(name => existsSync(join(contentDir(), name)))
  if (there) throw new Error(`${there} is there already`)
  for (const [name, text] of files) {
    mkdirSync(dirname(join(contentDir(), name)), { recursive: true })
    writeFileSync(join(contentDir(), name), text)
  }
  return files.map(([name]) => name)
}

function append(kind: ListedKind, slug: string): string {
  const { file, text } = listed[kind]
  appendFileSync(join(contentDir(), file), filledIn(text, file, slug))
  return file
}

/** A line with the number and the slug, in the columns and with the delimiter of the table. */
function appendRow(kind: TableKind, slug: string): string {
  const file = tables[kind]
  const path = join(contentDir(), file)
  const text = readFileSync(path, 'utf8')
  const [head = ''] = text.split(/\r?\n/, 1)
  const delimiter = [';', ',', '\t'].find(each => head.includes(each)) ?? ';'
  const values = new Map([
    ['id', String(nextId(file))],
    ['slug', slug],
    ['updated', today()],
  ])
  const names = head.replace(/^\uFEFF/, '').split(delimiter)
  const row = names.map(name => values.get(name.trim()) ?? '').join(delimiter)
  appendFileSync(path, `${/\n$/.test(text) ? '' : '\n'}${row}\n`)
  return file
}

function filledIn(text: string, file: string, slug: string): string {
  return text
    .replaceAll('{id}', String(nextId(file)))
    .replaceAll('{package}', String(next(loadRecords().records.checkUpPackages)))
    .replaceAll('{slug}', slug)
    .replaceAll('{today}', today())
}

const today = () => new Date().toISOString().slice(0, 10)

/** One that no record of the same file, or of the same folder, has had so far. */
function nextId(file: string): number {
  const entries: readonly Entry<{ readonly id: number }>[] = Object.values(
    loadRecords().entries,
  ).flat()
  const own = entries.filter(entry => shelfOf(entry.file) === shelfOf(file))
  return next(own.map(({ value }) => value))
}

const shelfOf = (file: string) => (dirname(file) === '.' ? file : dirname(file))

function next(records: readonly { readonly id: number }[]): number {
  return 1 + records.reduce((last, { id }) => Math.max(last, id), 0)
}
