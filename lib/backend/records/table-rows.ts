/** What people leave out of a table: ids and addresses, which are made from the name and kept. */
import 'server-only'
import { type Finding, placeOf, quotedValue } from '@/lib/clinic/files/finding'
import type { CompletedRows, Row } from '@/lib/clinic/files/table'
import type { CodeWith } from '@/lib/text/finding-codes'
import { legible } from '@/lib/text/look-alikes'
import { slugify } from '@/lib/text/transliterate'
import { hashed, hashOf } from './ids'

/** What a record of a table is known by; a row that is renamed keeps its code or id. */
export interface Known {
  readonly code: string
  readonly name: string
  readonly id: string
  readonly slug: string
}

/** @param known what was given to the records before, also to those that are gone */
export function completeRows(
  file: string,
  rows: readonly Row[],
  known: readonly Known[],
): CompletedRows {
  const continued = continuedNames(file, rows.map(inOneAlphabet))
  const coded = withoutSharedCodes(file, continued.rows)
  const apart = toldApartBeside(file, coded.rows)
  const { named, notes } = withSections(file, apart.rows)
  const { distinct, findings, repeated } = withoutTwins(file, named)
  return {
    rows: withAddresses(distinct, known),
    findings,
    used: apart.used,
    notes: [
      ...countOf(file, distinct, 'name_kk', isEmpty, 'kazakhNameMissing'),
      ...continued.notes,
      ...coded.notes,
      ...apart.notes,
      ...notes,
      ...repeated,
      ...withTwoPrices(file, distinct),
    ],
  }
}

/** What a laboratory's system exports is exported again: retyping it in the table would not last. */
function inOneAlphabet(row: Row): Row {
  const texts = Object.entries(row.record).filter(([field]) => textFields.test(field))
  const respelt = Object.fromEntries(texts.map(([field, text]) => [field, legible(text)]))
  return { ...row, record: { ...row.record, ...respelt } }
}

const textFields = /^(?:name|shows|preparation)_|^category$/

/** The code of rows with several names, as of a tariff, tells none of them apart: their names do. */
function withoutSharedCodes(file: string, rows: readonly Row[]) {
  const names = new Map<string, Set<string>>()
  for (const row of rows) {
    const found = names.get(codeOf(row)) ?? new Set()
    names.set(codeOf(row), found.add(nameOf(row)))
  }
  const isShared = (row: Row) => codeOf(row) !== '' && (names.get(codeOf(row))?.size ?? 0) > 1
  return {
    rows: rows.map(row => (isShared(row) ? { ...row, record: { ...row.record, code: '' } } : row)),
    notes: noteOf(file, 'code', rows.filter(isShared), 'sharedCodes'),
  }
}

/**
 * Names that go on where their section stops ("УЗИ": "почек", "печени") say nothing alone. One name
 * in small letters may be a term (`анти-ТПО`), and whole lists are written so.
 */
function continuedNames(file: string, rows: readonly Row[]) {
  const isSmall = ({ record }: Row) => /^\p{Ll}+(?![\p{L}\d-])/u.test(record.name_ru ?? '')
  const areMost = (some: readonly Row[]) => some.filter(isSmall).length > some.length / 2
  const sections = new Map<string, Row[]>()
  for (const row of rows) {
    const own = sections.get(sectionOf(row))
    if (own) own.push(row)
    else if (sectionOf(row)) sections.set(sectionOf(row), [row])
  }
  const inMost = [...sections.values()].filter(areMost).flat()
  const continued = areMost(rows) ? [] : inMost.filter(isSmall)
  const [first] = continued
  if (!first) return { rows, notes: [] }
  const isMeant = new Set(continued)
  const named = rows.map(row => {
    const { category = '', section = category, name_ru } = row.record
    const whole = { ...row.record, name_ru: `${beginningOf(section)} ${name_ru}` }
    return isMeant.has(row) ? { ...row, record: whole } : row
  })
  return { rows: named, notes: noteOf(file, 'name_ru', continued, 'continuedNames') }
}

/** «Ультразвуковая диагностика (УЗИ)» and «УЗИ» begin a name as people say it, others need a colon. */
const beginningOf = (section: string) =>
  /(?<=\()\p{Lu}{2,4}(?=\))|^\p{Lu}{2,4}$/u.exec(section)?.[0] ?? `${section}:`

/**
 * A name that stands in several sections is that of several records, as of glucose in blood and in
 * urine: its section is said with it. With codes or ids they are told apart already.
 */
function withSections(file: string, rows: readonly Row[]) {
  const sections = new Map<string, Set<string>>()
  for (const row of rows.filter(isKnownByName)) {
    const found = sections.get(nameOf(row)) ?? new Set()
    sections.set(nameOf(row), found.add(sectionOf(row)))
  }
  const isShared = (row: Row) => isKnownByName(row) && (sections.get(nameOf(row))?.size ?? 0) > 1
  const shared = rows.filter(isShared)
  const named = rows.map(row => (isShared(row) ? withSection(row) : row))
  return { named, notes: noteOf(file, 'name_ru', shared, 'namesInSections') }
}

/** One note about rows, with what the first has in a column. */
function noteOf(
  file: string,
  field: string,
  rows: readonly Row[],
  code: CodeWith<'text' | 'rows'>,
): readonly Finding[] {
  const [first] = rows
  if (!first) return []
  const values = { text: quotedValue(first.record[field]), rows: rows.length }
  return [{ ...placeOf(file, rows), field, code, values }]
}

function withSection(row: Row): Row {
  const { name_ru = '' } = row.record
  const section = sectionOf(row)
  return {
    ...row,
    record: { ...row.record, name_ru: section ? `${name_ru} (${section})` : name_ru },
  }
}

const isEmpty = (text: string) => text === ''

/** One note about all cells of a column that are of a kind. */
export function countOf(
  file: string,
  rows: readonly Row[],
  field: string,
  isMeant: (text: string) => boolean,
  code: CodeWith<'rows'>,
): readonly Finding[] {
  const meant = rows.filter(({ record }) => isMeant(record[field] ?? ''))
  if (meant.length === 0) return []
  return [{ ...placeOf(file, meant), field, code, values: { rows: meant.length } }]
}

const codeOf = ({ record }: Row) => (record.code ?? '').toLowerCase()
const sectionOf = ({ record: { category, section } }: Row) =>
  [category, section].filter(Boolean).join(', ')
const nameOf = ({ record }: Row) => plain(record.name_ru ?? '')
const isKnownByName = (row: Row) => !codeOf(row) && !row.record.id && nameOf(row) !== ''
/** The same for names that people take for the same. */
export const plain = (name: string) => name.toLowerCase().replaceAll('ё', 'е')

/**
 * One name with several prices in a section: sizes, brands or terms, if a column that the site does
 * not know says which. What it says is then shown with the name.
 */
function toldApartBeside(file: string, rows: readonly Row[]) {
  const groups = new Map<string, Row[]>()
  for (const row of rows.filter(isKnownByName)) {
    const key = `${sectionOf(row)} ${nameOf(row)}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  const beside = new Map<Row, string>()
  const used = new Set<number>()
  for (const group of groups.values()) {
    if (new Set(group.map(({ record }) => record.price)).size < 2) continue
    const columns = group[0]?.others?.keys() ?? []
    const column = [...columns].find(at => {
      const texts = new Set(group.map(({ others = [] }) => others[at] ?? ''))
      return texts.size === group.length && [...texts].every(isWordOrSize)
    })
    if (column === undefined) continue
    used.add(column)
    for (const row of group) beside.set(row, row.others?.[column] ?? '')
  }
  const named = rows.map(row => {
    const text = beside.get(row)
    if (text === undefined) return row
    return { ...row, record: { ...row.record, name_ru: `${row.record.name_ru} (${text})` } }
  })
  const notes = noteOf(file, 'name_ru', [...beside.keys()], 'namesBeside')
  return { rows: named, used, notes }
}

/** Neither the number of a line nor a sentence. */
const isWordOrSize = (text: string) =>
  text !== '' && text.length <= 40 && !/^\d{1,4}\.?$/.test(text)

/**
 * Rows with the code of another, or with its name and no code or id to tell them apart. With its
 * price, too, it is the same, which price lists say in several sections. With another price one of
 * two with a code is wrong; without codes they are several, told apart by their order.
 */
function withoutTwins(file: string, rows: readonly Row[]) {
  const seen = new Map<string, Row>()
  const findings: Finding[] = []
  const repeated: Row[] = []
  const counts = new Map<string, number>()
  const distinct = rows.flatMap(row => {
    const code = codeOf(row)
    const key = code ? `code ${code}` : isKnownByName(row) ? `name ${nameOf(row)}` : undefined
    if (key === undefined) return [row]
    const first = seen.get(key)
    const isSame = seen.has(`${key} ${row.record.price}`)
    for (const each of [key, `${key} ${row.record.price}`]) seen.set(each, seen.get(each) ?? row)
    if (first === undefined) return [row]
    if (isSame) {
      repeated.push(row)
      return []
    }
    if (!code) {
      const count = 1 + (counts.get(key) ?? 1)
      counts.set(key, count)
      return [{ ...row, record: { ...row.record, code: `${nameOf(row)} ${count}` } }]
    }
    const values = { found: row.record.code, line: first.line }
    findings.push({ file, line: row.line, field: 'code', code: 'twin', values })
    return []
  })
  return { distinct, findings, repeated: noteOf(file, 'name_ru', repeated, 'rowsTwice') }
}

/** Names that their codes tell apart for the clinic alone: patients do not see these. */
function withTwoPrices(file: string, rows: readonly Row[]) {
  const seen = new Map<string, Row>()
  const again = rows.filter(row => {
    const key = `${sectionOf(row)} ${nameOf(row)}`
    const first = seen.get(key) ?? row
    seen.set(key, first)
    return first.record.price !== row.record.price
  })
  return noteOf(file, 'name_ru', again, 'namesWithTwoPrices')
}

/** In the order of keys, so that a table has the same ids and slugs in any order of its rows. */
function withAddresses(rows: readonly Row[], known: readonly Known[]): readonly Row[] {
  const find = finder(known)
  const ids = new Set([...known.map(({ id }) => id), ...rows.map(({ record }) => record.id ?? '')])
  const slugs = new Set([
    ...known.map(({ slug }) => slug),
    ...rows.map(({ record }) => record.slug ?? ''),
  ])
  const fresh = rows.filter(row => !row.record.slug && !find(row)?.slug)
  const counts = new Map<string, number>()
  for (const row of fresh) counts.set(slugOf(row), 1 + (counts.get(slugOf(row)) ?? 0))
  const made = new Map<Row, Row>()
  for (const row of [...rows].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
    const before = find(row)
    const id = row.record.id || before?.id || freshId(keyOf(row), ids)
    const slug = row.record.slug || before?.slug || freshSlug(row, counts, slugs)
    made.set(row, { ...row, record: { ...row.record, id, slug } })
  }
  return rows.map(row => made.get(row) ?? row)
}

function finder(known: readonly Known[]): (row: Row) => Known | undefined {
  const byCode = new Map(known.map(each => [each.code, each]))
  const byId = new Map(known.map(each => [each.id, each]))
  const byName = new Map(known.map(each => [legible(each.name), each]))
  return row => {
    const { id } = row.record
    const code = codeOf(row)
    if (id) return byId.get(id)
    const named = byName.get(nameOf(row))
    // A name that belongs to another code is another analysis.
    return (code ? byCode.get(code) : undefined) ?? (code && named?.code ? undefined : named)
  }
}

const keyOf = (row: Row) => codeOf(row) || row.record.id || nameOf(row)

/** Nine digits of a hash: the same on every machine. */
function freshId(key: string, taken: Set<string>): string {
  let number = hashed(key, 900_000_000)
  while (taken.has(String(100_000_000 + number))) number = (number + 1) % 900_000_000
  const id = String(100_000_000 + number)
  taken.add(id)
  return id
}

function freshSlug(row: Row, counts: ReadonlyMap<string, number>, taken: Set<string>): string {
  const base = slugOf(row)
  const isOwn = base !== '' && counts.get(base) === 1 && !taken.has(base)
  const slug = isOwn ? base : [base, hashOf(keyOf(row)).slice(0, 6)].filter(Boolean).join('-')
  taken.add(slug)
  return slug
}

const maxSlug = 80

function slugOf({ record }: Row): string {
  const slug = slugify(record.name_ru ?? '')
  if (slug.length <= maxSlug) return slug
  return slug.slice(0, maxSlug).replace(/-[^-]*$/, '')
}

/** What to remember of the rows of a table that is shown, beside what was known. */
export function knownOf(rows: readonly Row[], before: readonly Known[]): readonly Known[] {
  const now = rows.map(row => ({
    code: codeOf(row),
    name: nameOf(row),
    id: row.record.id ?? '',
    slug: row.record.slug ?? '',
  }))
  const ids = new Set(now.map(({ id }) => id))
  return [...before.filter(({ id }) => !ids.has(id)), ...now]
}
