/**
 * What people call things, for the search: the tables that come with the site, `search/` of its
 * sample, and those of the clinic's own content folder, whose rows are added to them.
 */
import 'server-only'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { contentDir } from '@/lib/clinic/files/dir'
import { pollFiles } from '@/lib/clinic/files/poll'
import { type ReadFile, readText, textOf } from '@/lib/clinic/files/text'
import { usableRows } from '@/lib/clinic/files/usable-rows'
import { type Lexicon, lexiconOf } from '@/lib/content/search/lexicon'
import { log } from '@/lib/telemetry/log'
import { type LexiconTableName, lexiconFile, lexiconTableNames, readLexiconTable } from './tables'

/** The folder of the sample, which comes with the site, whatever `CONTENT_DIR` says. */
const shippedDir = () => resolve(/* turbopackIgnore: true */ 'content')

/** Whether the clinic has tables beside those that come with the site. */
export const hasOwnLexicon = () => contentDir() !== shippedDir()

/** Reads a table that comes with the site. */
export const readShipped: ReadFile = file =>
  textOf(file, readFileSync(join(/* turbopackIgnore: true */ shippedDir(), file)))

interface Known {
  /** The texts of the clinic's own tables. */
  readonly text: string
  readonly lexicon: Lexicon
}

/** On `globalThis`: the server and the pages are in different bundles. */
const slot = Symbol.for('clinic.lexicon')
const shared = globalThis as { [slot]?: Known }

/** The same object as long as the tables are the same. */
export function searchLexicon(): Lexicon {
  shared[slot] ??= load()
  return shared[slot].lexicon
}

/** Polls the tables. @param changed is called after they have been loaded */
export function watchLexicon(changed: () => void): void {
  pollFiles(() => {
    if (reloadChangedLexicon()) changed()
  })
}

/** @returns whether there were any changes */
export function reloadChangedLexicon(): boolean {
  if (!shared[slot] || ownText() === shared[slot].text) return false
  shared[slot] = load()
  log.info('The search has other words')
  return true
}

function ownText(): string {
  return lexiconTableNames.map(name => readText(lexiconFile(name)) ?? '').join('\0')
}

function load(): Known {
  const text = ownText()
  const layNames = rowsOf('lay-names').map(({ kind, names, called_ru, called_kk }) => ({
    ...{ kind, names },
    called: [...called_ru, ...called_kk],
  }))
  const panels = rowsOf('panels').map(({ names_ru, names_kk, means, parts }) => ({
    ...{ means, parts },
    names: [...names_ru, ...names_kk],
  }))
  const lexicon = lexiconOf({
    layNames,
    panels,
    analysisNames: rowsOf('analysis-names').map(row => [...row.names_ru, ...row.names_kk]),
    popular: rowsOf('popular').flatMap(({ names }) => names),
    notTypos: rowsOf('not-typos').flatMap(({ word }) => word),
  })
  return { text, lexicon }
}

/** Those of the clinic last, as they win; a row that both have is there once. */
function rowsOf<K extends LexiconTableName>(name: K) {
  const own = usableRows(lexiconFile(name), from => readLexiconTable(name, from))
  const shipped = hasOwnLexicon() ? readLexiconTable(name, readShipped).entries : []
  const rows = [...shipped, ...own].map(({ value }) => value)
  return [...new Map(rows.map(row => [JSON.stringify(row), row])).values()]
}
