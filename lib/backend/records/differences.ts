/** Changes of a file that a person hardly makes on purpose, by comparison with its last good state. */
import 'server-only'
import type { Entry } from '@/lib/clinic/files/check'
import { type Finding, shown } from '@/lib/clinic/files/finding'

type Entries = readonly Entry<{ readonly id: number; readonly slug?: string }>[]

const confirm = 'or confirm it: npm run -s content -- accept'

/** A price that becomes so many times lower or higher. */
const maxRatio = 50

/** Texts with Kazakh letters, from which on it is no accident that none is left. */
const minKazakh = 3

const kazakh = /[әғқңөұүһі]/iu

interface Leaf {
  readonly path: readonly string[]
  readonly value: unknown
}

function leaves(value: unknown, path: readonly string[] = []): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  return Object.entries(value).flatMap(([key, each]) => leaves(each, [...path, key]))
}

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

/** How many records are gone. */
export function goneOf(before: Entries, now: Entries): number {
  const ids = new Set(now.map(({ value }) => value.id))
  return before.filter(({ value }) => !ids.has(value.id)).length
}

/** Findings about values of records that were there before, too. */
export function differences(before: Entries, now: Entries): readonly Finding[] {
  const old = new Map(before.map(({ value }) => [value.id, value]))
  return [
    ...now.flatMap(entry => {
      const last = old.get(entry.value.id)
      return last ? [...otherSlug(entry, last), ...priceJumps(entry, last)] : []
    }),
    ...lostKazakh(before, now),
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
  if (value.slug === last.slug || !file.endsWith('.csv')) return []
  const expected = `${shown(last.slug)}, as the address of its page contains it; set it back, ${confirm}`
  const found = shown(value.slug)
  return [{ file, line: lineOf(['slug']), field: 'slug', found, expected, isDoubtful: true }]
}

function priceJumps({ file, value, lineOf }: Entries[number], last: object): readonly Finding[] {
  const before = new Map(leaves(last).map(leaf => [leaf.path.join('.'), leaf.value]))
  return leaves(value).flatMap(({ path, value: price }) => {
    const old = before.get(path.join('.'))
    const isPrice = path.some(key => /price|appointment/.test(key))
    if (!isPrice || typeof price !== 'number' || typeof old !== 'number' || !price || !old)
      return []
    if (Math.max(price / old, old / price) < maxRatio) return []
    const expected = `about ${old}, as it was; correct it, ${confirm}`
    const field = path.join('.')
    return [{ file, line: lineOf(path), field, found: shown(price), expected, isDoubtful: true }]
  })
}

/** By column or field: letters that windows-1251 lacks, and that were in it before. */
function lostKazakh(before: Entries, now: Entries): readonly Finding[] {
  const [first] = now
  if (!first) return []
  const had = kazakhIn(before)
  const has = kazakhIn(now)
  return [...had].flatMap(([field, count]) => {
    if (count < minKazakh || has.has(field)) return []
    const found = 'no Kazakh letter any more (ә ғ қ ң ө ұ ү һ і)'
    const expected = `them: open the last good file again, and save it as UTF-8; ${confirm}`
    return [{ file: first.file, line: first.lineOf([]), field, found, expected, isDoubtful: true }]
  })
}

/** How many texts of each field have Kazakh letters, by the name of the field. */
function kazakhIn(entries: Entries): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { path, value } of entries.flatMap(entry => leaves(entry.value))) {
    const field = path.at(-1) ?? ''
    if (typeof value !== 'string' || !kazakh.test(value) || !/kk$/.test(field)) continue
    counts.set(field, 1 + (counts.get(field) ?? 0))
  }
  return counts
}
