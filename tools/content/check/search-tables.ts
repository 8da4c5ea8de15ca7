/** Checks the tables of what people call things: what a clinic adds to those that come with the site. */
import 'server-only'
import type { LoadedContent } from '@/lib/backend/records/load'
import type { RefusedRecords } from '@/lib/backend/records/refused'
import { corpusOfSeed } from '@/lib/backend/search'
import type { Entry } from '@/lib/clinic/files/check'
import type { Finding } from '@/lib/clinic/files/finding'
import { hasFile, type ReadFile } from '@/lib/clinic/files/text'
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
  const names = lexiconTableNames.filter(name => hasFile(lexiconFile(name)))
  if (names.length === 0) return { findings: [], notes: [] }
  const tables: Tables = { shipped: tablesOf(readShipped), clinics: tablesOf() }
  const read = names.map(name => tables.clinics(name))
  const sources = [...sourcesOf(corpusOfSeed(records))]
  return {
    findings: [
      ...read.flatMap(({ findings }) => findings),
      ...unknownParts(tables, sources, refused),
    ],
    notes: [
      ...read.flatMap(({ notes = [] }) => notes),
      ...inRussianOnly(tables),
      ...idleRows(tables, sources),
    ],
  }
}

/** Parts of panels that are no analysis by any known name. */
function unknownParts(
  tables: Tables,
  sources: readonly SearchSource[],
  refused: RefusedRecords,
): readonly Finding[] {
  const [names, panels] = [all(tables, 'analysis-names'), all(tables, 'panels')]
  const known = new Set([
    ...names.flatMap(({ value }) => [...value.names_ru, ...value.names_kk].map(assayKey)),
    ...panels.flatMap(({ value }) => [...value.names_ru, ...value.names_kk].map(assayKey)),
    ...sources.flatMap(({ kind, name }) =>
      kind === 'analysis' ? Object.values(name).flatMap(recordKeys) : [],
    ),
    ...refused.namesOf('analyses').flatMap(recordKeys),
  ])
  if (refused.isWhole('analyses')) return []
  return own(tables, 'panels').flatMap(({ file, lineOf, value: { parts } }) =>
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

function inRussianOnly(tables: Tables): readonly Finding[] {
  return Object.entries(kazakh).flatMap(([table, field]) => {
    const lacking = own(tables, table as keyof typeof kazakh).filter(
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
function idleRows(tables: Tables, sources: readonly SearchSource[]): readonly Finding[] {
  return own(tables, 'lay-names').flatMap(({ file, lineOf, value: { kind, names } }) => {
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

interface Tables {
  readonly shipped: ReturnType<typeof tablesOf>
  readonly clinics: ReturnType<typeof tablesOf>
}

/** Reads each table once, when it is asked for. */
function tablesOf(from?: ReadFile) {
  const known = new Map<LexiconTableName, unknown>()
  return <K extends LexiconTableName>(name: K) => {
    const table = known.get(name) ?? readLexiconTable(name, from)
    known.set(name, table)
    return table as ReturnType<typeof readLexiconTable<K>>
  }
}

const all = <K extends LexiconTableName>(tables: Tables, name: K) => [
  ...tables.shipped(name).entries,
  ...rowsOf(tables, name),
]

const rowsOf = <K extends LexiconTableName>({ clinics }: Tables, name: K) =>
  hasFile(lexiconFile(name)) ? clinics(name).entries : []

/** The rows that do not come with the site. */
function own<K extends LexiconTableName>(tables: Tables, name: K) {
  const shipped = new Set(tables.shipped(name).entries.map(keyOf))
  return rowsOf(tables, name).filter(entry => !shipped.has(keyOf(entry)))
}

const keyOf = ({ value }: Entry<unknown>) => JSON.stringify(value)
