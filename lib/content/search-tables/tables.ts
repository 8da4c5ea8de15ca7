/** The tables of `search/` in the content folder: what people call things. */
import 'server-only'
import { z } from 'zod'
import type { Entries } from '@/lib/clinic/files/check'
import type { Finding } from '@/lib/clinic/files/finding'
import { refusal } from '@/lib/clinic/files/schema-fault'
import { type CompletedRows, type Row, readTable } from '@/lib/clinic/files/table'
import type { ReadFile } from '@/lib/clinic/files/text'
import { rowsOf } from '@/lib/clinic/files/usable-rows'
import type { Source } from '@/lib/clinic/files/watched'
import { panelMeanings } from '@/lib/content/search/assay-panels'
import { searchKinds } from '@/lib/entities/search-hit'
import { expects } from '@/lib/text/finding-codes'
import words from '@/messages/tables.json' with { type: 'json' }

/** Their folder in the content folder. */
export const lexiconFolder = 'search'

/** Names in one cell. */
const list = z
  .string()
  .default('')
  .transform(text =>
    text
      .split(',')
      .map(each => each.trim())
      .filter(Boolean),
  )

const names = list.refine(each => each.length > 0, { error: expects('wordsWithCommas') })

/** One of a few values, by its own name or as people write it. */
const oneOf = <T extends string>(values: readonly T[], called: Readonly<Record<T, string[]>>) =>
  z.string().transform((text, { addIssue }): T => {
    const value = values.find(each => [each, ...called[each]].includes(text.toLowerCase()))
    if (value !== undefined) return value
    const options = values.map(each => called[each][0]).join(', ')
    addIssue(refusal('oneOf', { options }))
    return z.NEVER
  })

interface LexiconTable<T extends z.ZodObject = z.ZodObject> {
  readonly schema: T
  readonly required: readonly (string & keyof z.infer<T>)[]
  /** The cells that no two rows have in common. */
  readonly key: readonly (string & keyof z.infer<T>)[]
}

const table = <T extends z.ZodObject>(given: LexiconTable<T>) => given

/** By the name of the file. */
export const lexiconTables = {
  'lay-names': table({
    schema: z
      .strictObject({
        kind: oneOf(searchKinds, words.kinds),
        names,
        called_ru: list,
        called_kk: list,
      })
      .refine(({ called_ru, called_kk }) => called_ru.length + called_kk.length > 0, {
        path: ['called_ru'],
        error: expects('calledAtLeastOnce'),
      }),
    required: ['kind', 'names'],
    key: ['kind', 'names'],
  }),
  'analysis-names': table({
    schema: z.strictObject({ names_ru: names, names_kk: list }),
    required: ['names_ru'],
    key: ['names_ru'],
  }),
  panels: table({
    schema: z
      .strictObject({
        names_ru: names,
        names_kk: list,
        means: oneOf(panelMeanings, words.means),
        parts: list,
      })
      .refine(({ means, parts }) => means === 'one' || means === 'kind' || parts.length > 0, {
        path: ['parts'],
        error: expects('panelParts'),
      }),
    required: ['names_ru', 'means', 'parts'],
    key: ['names_ru'],
  }),
  popular: table({ schema: z.strictObject({ names }), required: ['names'], key: ['names'] }),
  'not-typos': table({
    schema: z.strictObject({ word: names }),
    required: ['word'],
    key: ['word'],
  }),
  conditions: table({
    schema: z.strictObject({ words_ru: names, words_kk: list }),
    required: ['words_ru'],
    key: ['words_ru'],
  }),
  'site-topics': table({
    schema: z.strictObject({ topic: z.string().min(1), called_ru: names, called_kk: list }),
    required: ['topic', 'called_ru'],
    key: ['topic', 'called_ru'],
  }),
}

export type LexiconTableName = keyof typeof lexiconTables

type LexiconRows = {
  readonly [K in LexiconTableName]: z.infer<(typeof lexiconTables)[K]['schema']>
}

export const lexiconTableNames = Object.keys(lexiconTables) as readonly LexiconTableName[]

export const lexiconFile = (name: LexiconTableName) => `${lexiconFolder}/${name}.csv`

/** The rows of a table; one that stands twice is a finding. */
export function readLexiconTable<K extends LexiconTableName>(
  name: K,
  read?: ReadFile,
): Entries<LexiconRows[K]> {
  const { schema, required, key } = lexiconTables[name] as unknown as LexiconTable
  const complete = (rows: readonly Row[], file: string) => withoutTwins(file, rows, key)
  const entries = readTable(lexiconFile(name), { schema, required, complete }, read)
  return entries as Entries<LexiconRows[K]>
}

/** The clinic's own tables among the files that are watched. */
export const lexiconSources = Object.fromEntries(
  lexiconTableNames.map(name => [
    name,
    rowsOf(lexiconFile(name), from => readLexiconTable(name, from)),
  ]),
) as { readonly [K in LexiconTableName]: Source<LexiconRows[K]> }

function withoutTwins(file: string, rows: readonly Row[], key: readonly string[]): CompletedRows {
  const lines = new Map<string, number>()
  const findings: Finding[] = []
  const distinct = rows.filter(({ record, line }) => {
    const cells = key.map(field => record[field] ?? '')
    const row = cells
      .join(' ')
      .toLowerCase()
      .replaceAll('ё', 'е')
      .replace(/[\s,]+/g, ' ')
    const first = lines.get(row)
    lines.set(row, first ?? line)
    if (first === undefined) return true
    const values = { found: cells.at(-1), line: first }
    findings.push({ file, line, field: key.at(-1), code: 'twin', values })
    return false
  })
  return { rows: distinct, findings, notes: [] }
}
