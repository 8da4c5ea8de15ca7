import 'server-only'
import type { RecordEntries } from './files'
import { completeRows } from './table-rows'

/** Without a table of categories they are the sections of the price list, in its order. */
export function withCategories(entries: RecordEntries): RecordEntries {
  if (entries.analysisCategories.length > 0) return entries
  const first = new Map(
    [...entries.analyses].reverse().map(entry => [entry.value.category ?? '', entry]),
  )
  const named = entries.analyses.filter(entry => first.get(entry.value.category ?? '') === entry)
  const rows = named.flatMap(({ value: { category } }, index) =>
    category ? [{ record: { name_ru: category, name_kk: '' }, line: index }] : [],
  )
  const analysisCategories = completeRows('', rows, []).rows.flatMap(({ record }) => {
    const { name_ru = '', id, slug = '' } = record
    const entry = first.get(name_ru)
    if (!entry) return []
    const value = { id: Number(id), slug, name_ru, name_kk: '' }
    return [{ ...entry, value }]
  })
  return { ...entries, analysisCategories }
}
