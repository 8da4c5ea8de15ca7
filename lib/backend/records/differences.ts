/** Changes of a file that a person hardly makes on purpose, by comparison with its last good state. */
import 'server-only'
import type { Entry } from '@/lib/clinic/files/check'
import { type Finding, shown } from '@/lib/clinic/files/finding'

type Entries = readonly Entry<{ readonly id: number; readonly slug?: string }>[]

const confirm = 'or confirm it: npm run -s content -- accept'

/** A price that becomes so many times lower or higher. */
const maxRatio = 50
/** The same of a published sheet, which nobody checks before it is shown. */
const maxPublishedRatio = 5

/** Texts with Kazakh letters, from which on it is no accident that none is left. */
const minKazakh = 3

const kazakh = /[әғқңөұүһі]/giu

/** Records from which on a column that is empty or out of order is no accident of a few. */
const minColumn = 10

interface Leaf {
  readonly path: readonly string[]
  readonly value: unknown
}

function leaves(value: unknown, path: readonly string[] = []): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  return Object.entries(value).flatMap(([key, each]) => leaves(each, [...path, key]))
}

const isTable = (file: string) => /\.(?:csv|xlsx)$/.test(file)

/** Whether too many are missing to be believed at once. */
export const isSuspicious = (before: number, gone: number) => gone > Math.max(2, before * 0.3)

/** A finding when many records of a file, or files of a folder, are gone. */
export function removal(
  file: string,
  before: number,
  gone: number,
  until: string,
): readonly Finding[] {
  return [
    {
      file,
      found: before === 1 ? 'no such file any more' : `${gone} of ${before} gone`,
      expected: `what was there, as hardly anybody deletes so much; the site shows them until ${until}: bring them back, ${confirm}`,
      isDoubtful: true,
    },
  ]
}

/** Of a published sheet a removal of many records is never believed by itself. */
export function publishedDoubts(file: string, before: Entries, now: Entries): readonly Finding[] {
  const gone = goneOf(before, now)
  const isMuch = gone > 0 && (now.length === 0 || isSuspicious(before.length, gone))
  const removed = {
    file: now[0]?.file ?? file,
    found: `${gone} of ${before.length} gone`,
    expected: `what was there, as hardly anybody deletes so much; the site goes on showing them: bring them back, ${confirm}`,
    isDoubtful: true,
  }
  return [...differences(before, now, maxPublishedRatio), ...(isMuch ? [removed] : [])]
}

/** How many records are gone. */
export function goneOf(before: Entries, now: Entries): number {
  const ids = new Set(now.map(({ value }) => value.id))
  return before.filter(({ value }) => !ids.has(value.id)).length
}

/** Findings about values of records that were there before, too. */
export function differences(before: Entries, now: Entries, ratio = maxRatio): readonly Finding[] {
  const old = new Map(before.map(({ value }) => [value.id, value]))
  return [
    ...now.flatMap(entry => {
      const last = old.get(entry.value.id)
      return last
        ? [...otherSlug(entry, last), ...priceJumps(entry, last, ratio)]
        : otherId(entry, before)
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
  const expected = `${shown(last.slug)}, as the address of its page contains it; set it back, ${confirm}`
  const found = shown(value.slug)
  return [{ file, line: lineOf(['slug']), field: 'slug', found, expected, isDoubtful: true }]
}

/** The same in a table: estimates and links have the number of an analysis. */
function otherId({ file, value, lineOf }: Entries[number], before: Entries): readonly Finding[] {
  const last = before.find(each => each.value.slug === value.slug)
  if (!last || value.slug === undefined || !isTable(file)) return []
  const expected = `${last.value.id}, as before; set it back, ${confirm}`
  const found = shown(value.id)
  return [{ file, line: lineOf(['id']), field: 'id', found, expected, isDoubtful: true }]
}

function priceJumps(
  { file, value, lineOf }: Entries[number],
  last: object,
  ratio: number,
): readonly Finding[] {
  const before = new Map(leaves(last).map(leaf => [leaf.path.join('.'), leaf.value]))
  return leaves(value).flatMap(({ path, value: price }) => {
    const old = before.get(path.join('.'))
    const isPrice = path.some(key => /price|appointment/.test(key))
    if (!isPrice || typeof price !== 'number' || typeof old !== 'number' || !price || !old)
      return []
    if (Math.max(price / old, old / price) < ratio) return []
    const expected = `about ${old}, as it was; correct it, ${confirm}`
    const field = path.join('.')
    return [{ file, line: lineOf(path), field, found: shown(price), expected, isDoubtful: true }]
  })
}

/** By column or field: each letter that windows-1251 lacks, and that the same records had in it before. */
function lostKazakh(before: Entries, now: Entries): readonly Finding[] {
  const [first] = now
  if (!first) return []
  const ids = new Set(now.map(({ value }) => value.id))
  const same = before.filter(({ value }) => ids.has(value.id))
  const [had, has] = [kazakhIn(same), kazakhIn(now)]
  return [...had].flatMap(([field, counts]) => {
    const lost = [...counts].filter(
      ([letter, count]) => count >= minKazakh && !has.get(field)?.has(letter),
    )
    if (lost.length === 0) return []
    const found = `no ${lost.map(([letter]) => letter).join(' ')} any more`
    const expected = `the Kazakh letters: open the last good file again, and save it as UTF-8; ${confirm}`
    return [{ file: first.file, line: first.lineOf([]), field, found, expected, isDoubtful: true }]
  })
}

/** By field, how many texts have each Kazakh letter. */
function kazakhIn(entries: Entries): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const fields = new Map<string, Map<string, number>>()
  for (const { path, value } of entries.flatMap(entry => leaves(entry.value))) {
    const field = path.at(-1) ?? ''
    if (typeof value !== 'string' || !/kk$/.test(field)) continue
    const counts = fields.get(field) ?? new Map<string, number>()
    fields.set(field, counts)
    for (const letter of new Set(value.match(kazakh)))
      counts.set(letter, 1 + (counts.get(letter) ?? 0))
  }
  return fields
}

/** Columns of a table that somebody has emptied, or sorted or moved without the others. */
function spoiltColumns(before: Entries, now: Entries): readonly Finding[] {
  const old = new Map(before.map(({ value }) => [value.id, value as Row]))
  const pairs = now.flatMap(({ value }) => {
    const last = old.get(value.id)
    return last ? [[last, value as Row] as const] : []
  })
  const [first] = now
  if (!first || !isTable(first.file) || pairs.length < minColumn) return []
  return Object.keys(first.value).flatMap(field => {
    const place = { file: first.file, line: first.lineOf([]), field, isDoubtful: true }
    const values = pairs.map(([last, value]) => [last[field], value[field]] as const)
    const filled = values.filter(([last]) => last)
    const isEmptied = filled.length >= minColumn && values.every(([, value]) => !value)
    if (isEmptied && !/discount|updated/.test(field)) {
      const expected = `the ${filled.length} values that it had; bring them back, ${confirm}`
      return [{ ...place, found: 'an empty column', expected }]
    }
    if (!isMoved(values)) return []
    const found = 'the values of other lines'
    const expected = `each in its own line: was this column sorted or moved alone? Open the last good file again, ${confirm}`
    return [{ ...place, found, expected }]
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
