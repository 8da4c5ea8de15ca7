/** Changes of a file that a person hardly makes on purpose, by comparison with its last good state. */
import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import type { Entries as AnyEntries } from '@/lib/clinic/files/check'
import { type Finding, quotedValue } from '@/lib/clinic/files/finding'
import { plainName } from '@/lib/clinic/files/table-lines'
import { type Comparison, isMany } from '@/lib/clinic/files/watched'
import { spoiltColumns } from './columns'
import { type Compared, type Entries, isTable, leaves } from './compared'
import { lostKazakh } from './kazakh'

/** A price that becomes so many times lower or higher. */
const maxRatio = 5

/** What of a file, or of a published sheet, is held back by comparison with what the site shows. */
export function doubts({ before, now, doubtLoss }: Comparison<Compared>): readonly Finding[] {
  const { entries, findings, sections } = now
  const gone = goneOf(before, entries)
  // Invalid records are not gone.
  const isMuch =
    findings.length === 0 && gone > 0 && (entries.length === 0 || isMany(before.length, gone))
  return [
    ...differences(before, entries),
    ...becameSections(before, sections),
    ...(isMuch ? doubtLoss(gone) : []),
  ]
}

/** Lines of sections that were records: the cell of a price was emptied, or a workbook lost its fonts. */
function becameSections(
  before: Entries,
  sections: AnyEntries<unknown>['sections'] = [],
): readonly Finding[] {
  const names = new Set(
    before.map(({ value }) => plainName(String(Reflect.get(value, 'name_ru') ?? ''))),
  )
  return sections
    .filter(({ name }) => names.has(plainName(name)))
    .map(({ name, file, line }) => {
      const values = { found: name }
      return { file, line, code: 'becameSection', values, isDoubtful: true }
    })
}

/** How many records are gone. */
function goneOf(before: Entries, now: Entries): number {
  const ids = new Set(now.map(({ value }) => value.id))
  return before.filter(({ value }) => !ids.has(value.id)).length
}

/** Findings about values of records that were there before, too. */
function differences(before: Entries, now: Entries): readonly Finding[] {
  const old = new Map(before.map(({ value }) => [value.id, value]))
  // The first of several.
  const bySlug = new Map(before.toReversed().map(({ value }) => [value.slug, value]))
  return [
    ...now.flatMap(entry => {
      const last = old.get(entry.value.id)
      if (isDeepStrictEqual(last, entry.value)) return []
      return last
        ? [...otherSlug(entry, last), ...priceJumps(entry, last)]
        : otherId(entry, bySlug.get(entry.value.slug))
    }),
    ...lostKazakh(before, now),
    ...spoiltColumns(before, now),
  ]
}

/**
 * Of a table's record: links know its page by the address, and a spreadsheet changes cells unasked.
 * In lists the slug is what other files call a record, and changes together with them.
 */
function otherSlug(
  { file, value, lineOf }: Entries[number],
  last: Entries[number]['value'],
): readonly Finding[] {
  if (value.slug === last.slug || !isTable(file)) return []
  const values = { found: value.slug, was: quotedValue(last.slug) }
  const place = { file, line: lineOf(['slug']), field: 'slug' }
  return [{ ...place, code: 'otherSlug', values, isDoubtful: true }]
}

/** The same in a table: estimates and links have the number of an analysis. */
function otherId(
  { file, value, lineOf }: Entries[number],
  last: Entries[number]['value'] | undefined,
): readonly Finding[] {
  if (!last || value.slug === undefined || !isTable(file)) return []
  const values = { found: value.id, was: last.id }
  const place = { file, line: lineOf(['id']), field: 'id' }
  return [{ ...place, code: 'otherNumber', values, isDoubtful: true }]
}

function priceJumps({ file, value, lineOf }: Entries[number], last: object): readonly Finding[] {
  const before = new Map(leaves(last).map(leaf => [leaf.path.join('.'), leaf.value]))
  return leaves(value).flatMap(({ path, value: price }) => {
    const old = before.get(path.join('.'))
    const isPrice = path.some(key => /price|appointment/.test(key))
    if (!isPrice || typeof price !== 'number' || typeof old !== 'number' || !price || !old)
      return []
    if (Math.max(price / old, old / price) < maxRatio) return []
    const place = { file, line: lineOf(path), field: path.join('.') }
    const values = { found: price, was: old }
    return [{ ...place, code: 'otherPrice', values, isDoubtful: true }]
  })
}
