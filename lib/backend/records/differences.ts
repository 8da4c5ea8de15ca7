/** Changes of a file that a person hardly makes on purpose, by comparison with its last good state. */
import 'server-only'
import type { Entries as AnyEntries } from '@/lib/clinic/files/check'
import { type Finding, shown } from '@/lib/clinic/files/finding'
import { plainName } from '@/lib/clinic/files/table-lines'
import { spoiltColumns } from './columns'
import { confirm, type Entries, isTable, leaves } from './compared'
import { lostKazakh } from './kazakh'

/** A price that becomes so many times lower or higher. */
const maxRatio = 50
/** The same of a published sheet, which nobody checks before it is shown. */
const maxPublishedRatio = 5

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

/** Lines of sections that were records: the cell of a price was emptied, or a workbook lost its fonts. */
export function becameSections(
  before: Entries,
  sections: AnyEntries<unknown>['sections'] = [],
): readonly Finding[] {
  const names = new Set(
    before.map(({ value }) => plainName(String(Reflect.get(value, 'name_ru') ?? ''))),
  )
  return sections
    .filter(({ name }) => names.has(plainName(name)))
    .map(({ name, file, line }) => ({
      ...{ file, line, found: shown(name), isDoubtful: true },
      expected: `a record, as it was, and no section: write its price, or: on request; ${confirm}`,
    }))
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
  const was = shown(last.slug)
  return [{ file, line: lineOf(['slug']), field: 'slug', found, expected, was, isDoubtful: true }]
}

/** The same in a table: estimates and links have the number of an analysis. */
function otherId({ file, value, lineOf }: Entries[number], before: Entries): readonly Finding[] {
  const last = before.find(each => each.value.slug === value.slug)
  if (!last || value.slug === undefined || !isTable(file)) return []
  const expected = `${last.value.id}, as before; set it back, ${confirm}`
  const found = shown(value.id)
  const was = shown(last.value.id)
  return [{ file, line: lineOf(['id']), field: 'id', found, expected, was, isDoubtful: true }]
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
    const [found, was] = [shown(price), shown(old)]
    return [{ file, line: lineOf(path), field, found, expected, was, isDoubtful: true }]
  })
}
