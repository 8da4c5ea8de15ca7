/** Has the tables of the content folder read in a thread when they have changed, before anybody looks at them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unlessRefused } from '@/lib/errors/there'
import { Slot } from '@/lib/process/slot'
import { log } from '@/lib/telemetry/log'
import { contentDir } from './dir'
import { hasThreads } from './in-thread'
import { givenFiles, givenTo, isAwaited, prepareReading, type TableInput } from './known-readings'
import { LastGoodFiles, siteLastGood } from './last-good'
import { publishedCopies, publishedTableNames, tableOf } from './published'
import { stampOf } from './stamps'
import { fileOf, pathOf, readFile } from './text'
import { isBookKnown, prepareBook } from './workbook/known-books'

interface Watch {
  /** Of all files, as they were when they were read last. */
  stamp: string
  reading?: Promise<void> | undefined
}

const watch = new Slot<Watch>('changed-tables').orMake(() => ({ stamp: '' }))

/** Whether all are read as they are now; else a thread begins to read them, and may be asked again. */
export function areTablesRead(): boolean {
  if (!hasThreads()) return true
  if (watch.reading) return false
  const stamp = stampOfAll()
  if (watch.stamp === stamp) return true
  if (!isAnyAwaited()) {
    watch.stamp = stamp
    return true
  }
  watch.reading = read()
    .catch((err: unknown) => log.error({ err }, 'No thread reads the tables; the server does'))
    .then(() => {
      watch.stamp = stamp
      watch.reading = undefined
    })
  return false
}

const isAnyAwaited = () =>
  books().some(({ bytes, table }) => !isBookKnown(bytes, table)) ||
  publishedTableNames.some(table => inputsOf(table).some(isAwaited))

async function read(): Promise<void> {
  for (const { bytes, table } of books()) await prepareBook(bytes, table)
  for (const table of publishedTableNames) await prepareTable(table)
}

/**
 * Has a price list and its last good state read.
 * @param text of a sheet that is not stored yet; otherwise the file is read
 */
export async function prepareTable(table: string, text?: string): Promise<void> {
  for (const input of inputsOf(table, text)) if (isAwaited(input)) await prepareReading(input)
}

function inputsOf(table: string, text = readFile(table).text): readonly TableInput[] {
  const lastGood = siteLastGood() ?? new LastGoodFiles()
  const given = givenTo(table, lastGood.read)
  return [lastGood.read(table).text, text].flatMap(each =>
    each === undefined ? [] : [{ table, text: each, given }],
  )
}

function stampOfAll(): string {
  const lastGood = siteLastGood()
  const kept = publishedTableNames.flatMap(table =>
    [table, ...Object.values(givenFiles(table))].map(file => lastGood?.stampOf(file)),
  )
  const files = [...bookNames(), ...publishedTableNames.map(fileOf)]
  return [...files.map(file => `${file} ${stampOf(file)}`), ...kept].join('\n')
}

/** What the disk refuses is left to whoever reads the files. */
function books() {
  return bookNames().flatMap(file => {
    const bytes = unlessRefused(() => readFileSync(/* turbopackIgnore: true */ pathOf(file)))
    return bytes ? [{ bytes, table: tableOf(file) }] : []
  })
}

function bookNames(): readonly string[] {
  const all = ['', 'search'].flatMap(folder =>
    namesIn(folder).map(name => join(/* turbopackIgnore: true */ folder, name)),
  )
  return [...all, ...publishedCopies()].filter(name => /^[^.~].*\.xlsx$/.test(name))
}

const namesIn = (folder: string) =>
  unlessRefused(() => readdirSync(join(/* turbopackIgnore: true */ contentDir(), folder))) ?? []
