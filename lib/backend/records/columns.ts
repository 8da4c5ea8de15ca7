/** Columns of a table that differ from its last good state as no change of single cells does. */
import 'server-only'
import type { Finding } from '@/lib/clinic/files/finding'
import { type Entries, isTable } from './compared'

/** Records from which on a column that is empty or out of order is no accident of a few. */
const minColumn = 10

/** Lines one below the other whose values have moved by one, from which on it is no accident. */
const minRun = 6

/** Columns of a table that somebody has emptied, or sorted or moved without the others. */
export function spoiltColumns(before: Entries, now: Entries): readonly Finding[] {
  const old = new Map(before.map(({ value }) => [value.id, value as Row]))
  const pairs = now.flatMap(({ value }) => {
    const last = old.get(value.id)
    return last ? [[last, value as Row] as const] : []
  })
  const [first] = now
  if (!first || !isTable(first.file) || pairs.length < minColumn) return []
  return Object.keys(first.value).flatMap((field): Finding[] => {
    const place = { file: first.file, line: first.lineOf([]), field, isDoubtful: true }
    const values = pairs.map(([last, value]) => [last[field], value[field]] as const)
    if (values.every(([last, value]) => last === value)) return []
    const filled = values.filter(([last]) => last)
    const isEmptied = filled.length >= minColumn && values.every(([, value]) => !value)
    if (isEmptied && !/discount|updated/.test(field)) {
      return [{ ...place, code: 'emptiedColumn', values: { count: filled.length } }]
    }
    if (!isMoved(values) && !hasSlipped(values)) return []
    return [{ ...place, code: 'movedColumn', values: {} }]
  })
}

type Row = Readonly<Record<string, unknown>>

/** Most values differ from those before, and are those that other lines had. */
function isMoved(values: readonly (readonly [unknown, unknown])[]): boolean {
  const changed = values.filter(([last, value]) => last !== value)
  if (changed.length < minColumn || changed.length < values.length / 2) return false
  const left = new Map<unknown, number>()
  for (const [last] of changed) left.set(last, 1 + (left.get(last) ?? 0))
  const known = changed.filter(([, value]) => {
    const count = left.get(value) ?? 0
    left.set(value, count - 1)
    return count > 0
  })
  return known.length >= changed.length * 0.95
}

/** Some cells stand a line above or below their own. */
function hasSlipped(values: readonly (readonly [unknown, unknown])[]): boolean {
  const changed = values.filter(([last, value]) => last !== value).length
  return [-1, 1].some(step => {
    const slipped = values.filter(
      ([last, value], index) => last !== value && value && value === values[index + step]?.[0],
    ).length
    return slipped >= minRun && slipped >= changed * 0.8
  })
}
