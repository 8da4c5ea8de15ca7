/** The text of a file of the content folder, decoded strictly: no letter is replaced by `�`. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TextDecoder } from 'node:util'
import { attempt } from '@/lib/errors/attempt'
import { unlessRefused } from '@/lib/errors/there'
import { contentDir } from './dir'
import { encodingOf } from './encoding'
import { type Fault, type Finding, quotedValue } from './finding'
import { lately } from './lately'
import { mayBeThere } from './listing'
import { isCopy, publishedCopy, publishedFolder, tableOf } from './published'
import { isOffice } from './workbook/book'
import { bookOf } from './workbook/known-books'

/** A file: its text, or the finding about one that cannot be read. */
export type FileText =
  | {
      readonly text: string
      readonly finding?: undefined
      /** The file that it is from, when that is not the one that was asked for. */
      readonly file?: string
      /** What whoever edits it should know. */
      readonly notes?: readonly Finding[]
    }
  | { readonly text: undefined; readonly finding: Finding; readonly file?: undefined }

/** Gives the text of a path within the content folder; never throws. */
export type ReadFile = (file: string) => FileText

/** Reads a file as it is now; in place of a table the workbook of its name, as the text of a table. */
export const readFile: ReadFile = name => {
  const file = fileOf(name)
  const bytes = bytesOf(file)
  if (bytes) return textOf(file, bytes)
  const code = existsSync(pathOf(file)) ? 'fileUnreadable' : 'fileMissing'
  return { text: undefined, finding: { file, code, values: {} } }
}

/** The text of the bytes of a file; never throws. */
export function textOf(file: string, bytes: Buffer): FileText {
  return file.endsWith('.xlsx') ? readWorkbook(file, bytes) : decode(file, bytes)
}

/**
 * The file that is read for a name: `analyses.xlsx` beside or in place of `analyses.csv`, and the
 * published sheet in place of both.
 */
export function fileOf(name: string): string {
  if (!name.endsWith('.csv') || isCopy(name)) return name
  const published = publishedCopy(name)
  if (published) return published
  const workbook = name.replace(/csv$/, 'xlsx')
  return existsSync(pathOf(workbook)) ? workbook : name
}

/** The text of a file without a byte order mark; `undefined`: it cannot be read as text. */
export function readText(file: string): string | undefined {
  return readFile(file).text
}

/** Whether there is such a file, readable or not; of a folder that cannot be read, each may be there. */
export function hasFile(name: string): boolean {
  const file = fileOf(name)
  return existsSync(pathOf(file)) || mayBeThere(pathOf(file), rootOf(file))
}

function bytesOf(file: string): Buffer | undefined {
  return unlessRefused(() => readFileSync(/* turbopackIgnore: true */ pathOf(file)))
}

/** Where a file of the content folder is, or the copy of the published sheet. */
export function pathOf(file: string): string {
  return join(/* turbopackIgnore: true */ rootOf(file), file)
}

const rootOf = (file: string) => (isCopy(file) ? publishedFolder() : contentDir())

function readWorkbook(file: string, bytes: Buffer): FileText {
  const { refusal, text = '', notes = [] } = bookOf(bytes, tableOf(file))
  if (refusal) return { text: undefined, finding: { file, ...refusal } }
  return { text, file, notes: notes.map(note => ({ file, ...note })) }
}

const lineFeed = 10

/** UTF-8, or the UTF-16 that a byte order mark tells: what Excel calls Unicode text. */
function decode(file: string, bytes: Buffer): FileText {
  const encoding = encodingOf(bytes)
  const text = lately('text', bytes, () => plainLines(decoded(bytes, encoding)))
  if (text !== undefined && !text.includes('\0')) return { text, file }
  const line = text === undefined && encoding === 'utf-8' ? lineOfForeign(bytes) : undefined
  if (isOffice(bytes))
    return { text: undefined, finding: { file, code: 'officeAsText', values: {} } }
  if (line !== undefined && isCutOff(bytes))
    return { text: undefined, finding: { file, line, code: 'fileCutOff', values: {} } }
  const place =
    text === undefined ? (line ?? 1) : text.slice(0, text.indexOf('\0')).split('\n').length
  return { text: undefined, finding: { file, line: place, ...foreign(file, bytes, place) } }
}

/** Programs for macOS write й as two characters; old ones end lines with a carriage return alone. */
const plainLines = (text: string | undefined) => text?.normalize('NFC').replace(/\r(?!\n)/g, '\n')

/** `undefined` for bytes that are not in that encoding. */
function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  return attempt(() => new TextDecoder(encoding, { fatal: true }).decode(bytes), 'TypeError')
}

/** Whether only the rest of the last letter is missing. */
const isCutOff = (bytes: Uint8Array) =>
  attempt(
    () => new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true }),
    'TypeError',
  ) !== undefined

/** The first line that is not UTF-8. */
function lineOfForeign(bytes: Buffer): number {
  for (let line = 1, start = 0; ; line += 1) {
    const end = bytes.indexOf(lineFeed, start)
    const part = bytes.subarray(start, end === -1 ? undefined : end)
    if (end === -1 || decoded(part, 'utf-8') === undefined) return line
    start = end + 1
  }
}

/** A program that saves in windows-1251 has lost the Kazakh letters: saving again mends nothing. */
function foreign(file: string, bytes: Buffer, line: number): Fault {
  const text = new TextDecoder('windows-1251').decode(bytes).replaceAll('\0', '').split('\n')[
    line - 1
  ]
  const code = file.endsWith('.csv') ? 'tableNotUtf8' : 'textNotUtf8'
  return { code, values: { text: quotedValue(text) } }
}
