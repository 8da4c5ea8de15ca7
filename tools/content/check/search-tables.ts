/** Checks the tables of what people call things: what a clinic adds to those that come with the site. */
import 'server-only'
import type { LoadedContent } from '@/lib/backend/records/load'
import type { RefusedRecords } from '@/lib/backend/records/refused'
import { corpusOfSeed } from '@/lib/backend/search'
import type { Entry } from '@/lib/clinic/files/check'
import type { Finding } from '@/lib/clinic/files/finding'
import { hasFile } from '@/lib/clinic/files/text'
import { assayKey, recordKeys } from '@/lib/content/search/assay-name'
import { type SearchSource, sourcesOf } from '@/lib/content/search/documents'
import { foldedTokens, SynonymIndex } from '@/lib/content/search/synonym-index'
import { readShipped } from '@/lib/content/search-tables/shipped-and-own'
import {
  type LexiconTableName,
  lexiconFile,
  lexiconTableNames,
  readLexiconTable,
} from '@/lib/content/search-tables/tables'

interface Checked {
  readonly findings: readonly Finding[]
  readonly notes: readonly Finding[]
}

export function checkLexicon({ records, refused }: LoadedContent): Checked {
  const tables = lexiconTableNames.filter(name => hasFile(lexiconFile(name)))
  if (tables.length === 0) return { findings: [], notes: [] }
  const read = tables.map(name => readLexiconTable(name))
  const sources = [...sourcesOf(corpusOfSeed(records))]
  return {
    findings: [...read.flatMap(({ findings }) => findings), ...unknownParts(sources, refused)],
    notes: [...read.flatMap(({ notes = [] }) => notes), ...inRussianOnly(), ...idleRows(sources)],
  }
}

/** Parts of panels that are no analysis by any known name. */
function unknownParts(
  sources: readonly SearchSource[],
  refused: RefusedRecords,
): readonly Finding[] {
  const [names, panels] = [all('analysis-names'), all('panels')]
  const known = new Set([
    ...names.flatMap(({ value }) => [...value.names_ru, ...value.names_kk].map(assayKey)),
    ...panels.flatMap(({ value }) => [...value.names_ru, ...value.names_kk].map(assayKey)),
    ...sources.flatMap(({ kind, name }) =>
      kind === 'analysis' ? Object.values(name).flatMap(recordKeys) : [],
    ),
    ...refused.namesOf('analyses').flatMap(recordKeys),
  ])
  if (refused.isWhole('analyses')) return []
  return own('panels').flatMap(({ file, lineOf, value: { parts } }) =>
    parts
      .filter(part => !known.has(assayKey(part)))
      .map(part => ({
        file,
        line: lineOf([]),
        field: 'parts',
        code: 'unknownPart',
        values: { found: part, file: lexiconFile('analysis-names') },
      })),
  )
}

const kazakh = {
  'lay-names': 'called_kk',
  'analysis-names': 'names_kk',
  panels: 'names_kk',
} as const

function inRussianOnly(): readonly Finding[] {
  return Object.entries(kazakh).flatMap(([table, field]) => {
    const lacking = own(table as keyof typeof kazakh).filter(
      ({ value }) => Reflect.get(value, field).length === 0,
    )
    const [first] = lacking
    if (!first) return []
    const values = { rows: lacking.length }
    return [
      {
        file: first.file,
        line: first.lineOf([]),
        field,
        code: 'kazakhWordsMissing',
        values,
      } as const,
    ]
  })
}

/** Lay names for words that no record of the clinic has. */
function idleRows(sources: readonly SearchSource[]): readonly Finding[] {
  return own('lay-names').flatMap(({ file, lineOf, value: { kind, names } }) => {
    const row = new SynonymIndex([{ kind, names, called: ['x'] }], [])
    const isUsed = sources.some(
      source =>
        source.kind === kind && row.of(kind, namesOf(source).map(foldedTokens)).terms.length > 0,
    )
    const values = { found: names.join(', ') }
    return isUsed ? [] : [{ file, line: lineOf([]), field: 'names', code: 'idleRow', values }]
  })
}

const namesOf = ({ kind, name, specialties, labels }: SearchSource) =>
  kind === 'doctors' ? [...specialties, ...labels] : Object.values(name)

const shippedRows = <K extends LexiconTableName>(name: K) =>
  readLexiconTable(name, readShipped).entries

const all = <K extends LexiconTableName>(name: K) => [...shippedRows(name), ...readRows(name)]

const readRows = <K extends LexiconTableName>(name: K) =>
  hasFile(lexiconFile(name)) ? readLexiconTable(name).entries : []

/** The rows that do not come with the site. */
function own<K extends LexiconTableName>(name: K) {
  const shipped = new Set(shippedRows(name).map(keyOf))
  return readRows(name).filter(entry => !shipped.has(keyOf(entry)))
}

const keyOf = ({ value }: Entry<unknown>) => JSON.stringify(value)
