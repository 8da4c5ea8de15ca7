import 'server-only'
import type { Entry } from '@/lib/clinic/files/check'
import type { RecordEntries } from './files'
import { completeRows } from './table-rows'

/** Without a table of categories they are the sections of the price list. */
export function withCategories(entries: RecordEntries): RecordEntries {
  if (entries.analysisCategories.length > 0) return entries
  return { ...entries, analysisCategories: sectionsOf(entries.analyses) }
}

interface Sectioned {
  readonly name_ru: string
  readonly name_kk: string
  readonly category: string | null
}

/** The categories that the rows of a price list name, in its order. */
export function sectionsOf(rows: readonly Entry<Sectioned>[]) {
  // A list in Kazakh alone has the names of its sections in Kazakh, too.
  const isKazakh = rows.length > 0 && rows.every(({ value }) => value.name_kk === value.name_ru)
  const first = new Map([...rows].reverse().map(entry => [entry.value.category ?? '', entry]))
  const named = rows.filter(entry => first.get(entry.value.category ?? '') === entry)
  const records = named.flatMap(({ value: { category } }, index) =>
    category ? [{ record: { name_ru: category, name_kk: '' }, line: index }] : [],
  )
  return completeRows('', records, []).rows.flatMap(({ record }) => {
    const { name_ru = '', id, slug = '' } = record
    const entry = first.get(name_ru)
    if (!entry) return []
    const value = { id: Number(id), slug, name_ru, name_kk: isKazakh ? name_ru : '' }
    return [{ ...entry, value }]
  })
}
