/** Has the workbooks of the content folder read in a thread when they have changed, before anybody looks at them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unlessRefused } from '@/lib/errors/there'
import { contentDir } from '../dir'
import { publishedCopies, tableOf } from '../published'
import { stampOf } from '../stamps'
import { pathOf } from '../text'
import { canReadApart, prepareBook } from './known-books'

interface Watch {
  /** Of each workbook, as it was when it was read last. */
  readonly stamps: Map<string, string>
  reading?: Promise<void> | undefined
}

/** On `globalThis`: the bundles of a process share it. */
const slot = Symbol.for('clinic.changed-workbooks')
const shared = globalThis as { [slot]?: Watch }
shared[slot] ??= { stamps: new Map() }
const watch = shared[slot]

/** Whether all are read as they are now; else a thread begins to read them, and may be asked again. */
export function areBooksRead(): boolean {
  if (!canReadApart()) return true
  const changed = books().flatMap(file => {
    const stamp = unlessRefused(() => stampOf(file)) ?? ''
    return stamp && watch.stamps.get(file) !== stamp ? [{ file, stamp }] : []
  })
  if (changed.length === 0) return true
  watch.reading ??= read(changed).finally(() => {
    watch.reading = undefined
  })
  return false
}

/** What the disk refuses is left to whoever reads the files. */
async function read(changed: readonly { readonly file: string; readonly stamp: string }[]) {
  for (const { file, stamp } of changed) {
    const bytes = unlessRefused(() => readFileSync(/* turbopackIgnore: true */ pathOf(file)))
    if (bytes) await prepareBook(bytes, tableOf(file))
    watch.stamps.set(file, stamp)
  }
}

function books(): readonly string[] {
  const all = ['', 'search'].flatMap(folder =>
    namesIn(folder).map(name => join(/* turbopackIgnore: true */ folder, name)),
  )
  return [...all, ...publishedCopies()].filter(name => /^[^.~].*\.xlsx$/.test(name))
}

const namesIn = (folder: string) =>
  unlessRefused(() => readdirSync(join(/* turbopackIgnore: true */ contentDir(), folder))) ?? []
