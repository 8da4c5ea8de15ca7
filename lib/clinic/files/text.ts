/** The text of a file of the content folder, decoded strictly: no letter is replaced by `�`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TextDecoder } from 'node:util'
import { contentDir } from './dir'
import { type Finding, shown } from './finding'

/** A file: its text, or the finding about one that cannot be read. */
export type FileText =
  | { readonly text: string; readonly finding?: undefined }
  | { readonly text: undefined; readonly finding: Finding }

/** Gives the text of a path within the content folder; never throws. */
export type ReadFile = (file: string) => FileText

/** Reads a file as it is now. */
export const readFile: ReadFile = file => {
  const bytes = bytesOf(file)
  if (bytes) return decode(file, bytes)
  return {
    text: undefined,
    finding: { file, found: 'no file that can be read', expected: 'a file' },
  }
}

/** The text of a file without a byte order mark; `undefined`: it cannot be read as text. */
export function readText(file: string): string | undefined {
  return readFile(file).text
}

/** Whether there is such a file, readable as text or not. */
export function hasFile(file: string): boolean {
  return bytesOf(file) !== undefined
}

function bytesOf(file: string): Buffer | undefined {
  try {
    const path = join(/* turbopackIgnore: true */ contentDir(), file)
    return readFileSync(/* turbopackIgnore: true */ path)
  } catch {
    return undefined
  }
}

const lineFeed = 10

/** UTF-8, or the UTF-16 that a byte order mark tells: what Excel calls Unicode text. */
function decode(file: string, bytes: Buffer): FileText {
  const encoding = encodingOf(bytes)
  const line = encoding === 'utf-8' ? lineOfForeign(bytes) : undefined
  const text = line === undefined ? decoded(bytes, encoding) : undefined
  // Programs for macOS write й as two characters; old ones end lines with a carriage return alone.
  if (text !== undefined && !text.includes('\0'))
    return { text: text.normalize('NFC').replace(/\r(?!\n)/g, '\n') }
  if (isWorkbook(bytes)) return { text: undefined, finding: { file, ...workbook } }
  const place =
    text === undefined ? (line ?? 1) : text.slice(0, text.indexOf('\0')).split('\n').length
  return { text: undefined, finding: { file, line: place, ...foreign(file, bytes, place) } }
}

/** A zip archive, or the format of Office before 2007. */
function isWorkbook(bytes: Buffer): boolean {
  return ['504b0304', 'd0cf11e0'].includes(bytes.subarray(0, 4).toString('hex'))
}

const workbook = {
  found: 'a workbook or a document of Office',
  expected: 'a text: in the spreadsheet, "Save as", and then "CSV UTF-8"',
}

function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return 'utf-8'
}

/** `undefined` for bytes that are not in that encoding. */
function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The first line that is not UTF-8. */
function lineOfForeign(bytes: Buffer): number | undefined {
  if (decoded(bytes, 'utf-8') !== undefined) return undefined
  for (let line = 1, start = 0; ; line += 1) {
    const end = bytes.indexOf(lineFeed, start)
    const part = bytes.subarray(start, end === -1 ? undefined : end)
    if (end === -1 || decoded(part, 'utf-8') === undefined) return line
    start = end + 1
  }
}

/** A program that saves in windows-1251 has lost the Kazakh letters: saving again mends nothing. */
function foreign(file: string, bytes: Buffer, line: number): Pick<Finding, 'found' | 'expected'> {
  const text = new TextDecoder('windows-1251').decode(bytes).replaceAll('\0', '').split('\n')[
    line - 1
  ]
  const how = file.endsWith('.csv')
    ? 'a table saved as "CSV UTF-8"'
    : 'a file saved with the encoding UTF-8'
  return {
    found: `letters of another encoding in ${shown(text)}`,
    expected: `${how}. The Kazakh letters of this file may be lost: open the last good one again, change it, and save it that way`,
  }
}
