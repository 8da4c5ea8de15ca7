/**
 * What people call things, for the search: the tables that come with the site, `search/` of its
 * sample, and those of the clinic's own content folder, whose rows are added to them.
 */
import 'server-only'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { contentDir } from '@/lib/clinic/files/dir'
import { pollFiles } from '@/lib/clinic/files/poll'
import { SiteValue } from '@/lib/clinic/files/site-value'
import { type ReadFile, textOf } from '@/lib/clinic/files/text'
import { type Lexicon, lexiconOf } from '@/lib/content/search/lexicon'
import { log } from '@/lib/telemetry/log'
import { type LexiconTableName, lexiconSources, readLexiconTable } from './tables'

/** The folder of the sample, which comes with the site, whatever `CONTENT_DIR` says. */
const shippedDir = () => resolve(/* turbopackIgnore: true */ 'content')

/** Whether the clinic has tables beside those that come with the site. */
export const hasOwnLexicon = () => contentDir() !== shippedDir()

/** Reads a table that comes with the site. */
export const readShipped: ReadFile = file =>
  textOf(file, readFileSync(join(/* turbopackIgnore: true */ shippedDir(), file)))

const lexicon = new SiteValue('lexicon', lexiconSources, own => lexiconWith(own))

/** The same object as long as the tables are the same. */
export function searchLexicon(): Lexicon {
  return lexicon.get()
}

/** Polls the tables. @param changed is called after they have been loaded */
export function watchLexicon(changed: () => void): void {
  pollFiles(() => {
    if (reloadChangedLexicon()) changed()
  })
}

/** @returns whether there were any changes */
export function reloadChangedLexicon(): boolean {
  const hasChanged = lexicon.renew()
  if (hasChanged) log.info('The search has other words')
  return hasChanged
}

function lexiconWith(own: OwnTables): Lexicon {
  const layNames = rowsOf(own, 'lay-names').map(({ kind, names, called_ru, called_kk }) => ({
    ...{ kind, names },
    called: [...called_ru, ...called_kk],
  }))
  const panels = rowsOf(own, 'panels').map(({ names_ru, names_kk, means, parts }) => ({
    ...{ means, parts },
    names: [...names_ru, ...names_kk],
  }))
  return lexiconOf({
    layNames,
    panels,
    analysisNames: rowsOf(own, 'analysis-names').map(row => [...row.names_ru, ...row.names_kk]),
    popular: rowsOf(own, 'popular').flatMap(({ names }) => names),
    notTypos: rowsOf(own, 'not-typos').flatMap(({ word }) => word),
    conditions: rowsOf(own, 'conditions').flatMap(row => [...row.words_ru, ...row.words_kk]),
    topics: rowsOf(own, 'site-topics').map(({ topic, called_ru, called_kk }) => ({
      topic,
      called: [...called_ru, ...called_kk],
    })),
  })
}

type OwnTables = {
  readonly [K in LexiconTableName]: readonly ReturnType<typeof readLexiconTable<K>>[]
}

/** Those of the clinic last, as they win; a row that both have is there once. */
function rowsOf<K extends LexiconTableName>(own: OwnTables, name: K) {
  const shipped = hasOwnLexicon() ? readLexiconTable(name, readShipped).entries : []
  const rows = [...shipped, ...own[name].flatMap(({ entries }) => entries)].map(
    ({ value }) => value,
  )
  return [...new Map(rows.map(row => [JSON.stringify(row), row])).values()]
}
