/** From unwrapped JSON to entities. One broken record never takes its list off the page. */
import 'server-only'
import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod'
import { misreadIn } from '@/lib/entities/fields'
import { wireName } from '@/lib/entities/wire'
import type { Locale } from '@/lib/routing/locales'
import { noteFaultyRecords } from '@/lib/telemetry/content'
import { log } from '@/lib/telemetry/log'
import { damagedFields, withoutDamage } from './damaged'
import { unwrapList, unwrapRecord } from './envelope'
import { inLanguage } from './languages'
import { BackendError } from './result'

/** How one kind of record is read. */
export interface Resource<T> {
  /** For the log: `doctor`. */
  readonly entity: string
  /** Path of its list below `/api/`; details are at the path followed by the id. */
  readonly path: string
  readonly schema: z.ZodType<T>
  /** Sanitises texts and URLs of a parsed record. */
  readonly clean: (value: T) => T
  /** Order of the list, where it is not the backend's. */
  readonly order?: (a: T, b: T) => number
  /** A 404 for the list says that there are no such records. */
  readonly mayBeMissing?: true
}

/** Invalid records of a list: their pages exist and must not be a 404. */
export interface Unusable {
  /** With their ids, as far as these are known. */
  readonly slugs: ReadonlyMap<string, number | undefined>
  readonly ids: ReadonlySet<number>
  /** Texts of the list before stand for those that are damaged now. */
  readonly hasEarlierTexts: boolean
}

/** A property of the list itself: bundles of one process share lists, but no module variables. */
const slot = Symbol.for('clinic.content.unusable')
const none: Unusable = { slugs: new Map(), ids: new Set(), hasEarlierTexts: false }

/** The invalid records of a list. */
export function unusableIn(list: object): Unusable {
  return (list as { [slot]?: Unusable })[slot] ?? none
}

/** Attaches them to a list, and freezes it. */
export function withUnusable<T extends object>(list: T, unusable: Unusable): Readonly<T> {
  Object.defineProperty(list, slot, { value: unusable })
  return Object.freeze(list)
}

/** At most so many of a list's faulty records are named in the log. */
const maxNamed = 5

/** A slip of the hand is in one or two records, a wrong encoding in more. */
const minSpoiled = 3

/**
 * Parses a list, frozen; records that do not parse are left out, and of damaged texts the last good
 * ones stay, with a warning.
 * @param previous the list before
 * @throws BackendError of kind `format` when there are records and none can be used: that is
 *   another API, not an empty clinic.
 */
export function parseList<T>(
  resource: Resource<T>,
  json: unknown,
  locale: Locale,
  previous?: readonly T[],
): readonly T[] {
  return atOnce(listSteps(resource, json, locale, previous))
}

/** Work in steps of some milliseconds, between which others may be answered. */
export type Steps<T> = Generator<undefined, T>

export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

export async function inSteps<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await setImmediate()
  }
}

/** Records of a step. */
const stepLength = 100

/** {@link parseList}, for a list that others need not wait for. */
export function* listSteps<T>(
  resource: Resource<T>,
  json: unknown,
  locale: Locale,
  previous: readonly T[] = [],
): Steps<readonly T[]> {
  const values = unwrapList(json, resource.path).map(value => inLanguage(value, locale))
  const reads: Read<T>[] = []
  const misread: Misread = new Map()
  for (const [index, value] of values.entries()) {
    if (index > 0 && index % stepLength === 0) yield
    reads.push(readOf(resource, value))
    noteMisread(misread, resource, value, index)
  }
  const isSpoiled = reads.filter(({ damage }) => damage.size > 0).length >= minSpoiled
  const before = new Map(previous.map(record => [namesOf(record).id, record]))
  const records = reads.map((read, index) => {
    const earlier = before.get(namesOf(values[index]).id)
    return mended(resource, read, values[index], earlier, isSpoiled)
  })
  const complaints = records.flatMap(({ complaint }, index) =>
    complaint ? [`${nameOf(values[index], index)} ${complaint}`] : [],
  )
  const parsed = records.flatMap(({ record }) => (record === undefined ? [] : [record]))
  if (parsed.length === 0 && values.length > 0) {
    const reason = `none of its ${values.length} records can be used: ${complaints[0]}`
    throw new BackendError('format', resource.path, { reason })
  }
  const faulty = new Set([...misread.values()].flat()).size
  noteFaultyRecords(resource.path, locale, Math.max(complaints.length, faulty))
  warn(resource.entity, complaints)
  for (const said of misreadSentences(misread)) log.warn(`${resource.entity}: ${said}`)
  if (resource.order) parsed.sort(resource.order)
  const broken = values.filter((_, index) => records[index]?.record === undefined)
  const hasEarlierTexts = records.some(record => record.hasEarlierTexts)
  if (broken.length === 0 && !hasEarlierTexts) return withUnusable(parsed, none)
  return withUnusable(parsed, { ...unusableOf(broken, previous), hasEarlierTexts })
}

/**
 * The record of a response to a details call.
 * @param previous the record before
 * @throws BackendError of kind `format` when it does not parse.
 */
export function parseRecord<T>(
  resource: Resource<T>,
  json: unknown,
  locale: Locale,
  path = resource.path,
  previous?: T,
): T {
  const value = inLanguage(unwrapRecord(json, path), locale)
  const { record, complaint } = mended(resource, readOf(resource, value), value, previous, false)
  if (complaint) log.warn(`${resource.entity} ${nameOf(value, 0)} ${complaint}`)
  for (const said of misreadSentences(misreadOf(resource, [value]))) {
    log.warn(`${resource.entity}: ${said}`)
  }
  if (record !== undefined) return record
  throw new BackendError('format', path, { reason: complaint })
}

interface Read<T> {
  readonly result: z.ZodSafeParseResult<T>
  readonly record: T | undefined
  readonly damage: ReturnType<typeof damagedFields>
}

function readOf<T>({ schema, clean }: Resource<T>, value: unknown): Read<T> {
  const result = schema.safeParse(value)
  const record = result.success ? clean(result.data) : undefined
  return { result, record, damage: damagedFields(record) }
}

interface Mended<T> {
  /** `undefined`: it is left out. */
  readonly record: Readonly<T> | undefined
  readonly complaint?: string
  readonly hasEarlierTexts?: boolean
}

/** The record with an earlier text for each damaged one, else without it. */
function mended<T>(
  { schema, clean }: Resource<T>,
  { result, record, damage }: Read<T>,
  value: unknown,
  earlier: T | undefined,
  isSpoiled: boolean,
): Mended<T> {
  if (record === undefined) {
    const fields = result.error ? fieldsOf(result.error) : ''
    return { record, complaint: `is left out: ${fields}` }
  }
  if (damage.size === 0) return { record: Object.freeze(record) }
  const fields = [...damage.keys()].map(wireName).join(', ')
  const isCertain = [...damage.values()].includes('certain')
  if (earlier && (isCertain || isSpoiled)) {
    const texts = Object.fromEntries(
      [...damage.keys()].map(field => [
        field,
        (earlier as Readonly<Record<string, unknown>>)[field],
      ]),
    )
    const complaint = `keeps the text that it had, as its letters are lost now: ${fields}`
    return { record: Object.freeze({ ...record, ...texts }), complaint, hasEarlierTexts: true }
  }
  if (!isCertain) {
    return { record: Object.freeze(record), complaint: `seems to have lost letters: ${fields}` }
  }
  const rest = schema.safeParse(withoutDamage(value))
  if (!rest.success)
    return { record: undefined, complaint: `is left out: letters of ${fields} are lost` }
  const complaint = `is shown without what has lost its letters: ${fields}`
  return { record: Object.freeze(clean(rest.data)), complaint }
}

/** Fields whose values are not understood, each with the names of the records that have one. */
export function misreadOf(
  { schema }: { readonly schema: z.ZodType },
  values: readonly unknown[],
): ReadonlyMap<string, readonly string[]> {
  const found: Misread = new Map()
  for (const [index, value] of values.entries()) noteMisread(found, { schema }, value, index)
  return found
}

type Misread = Map<string, string[]>

function noteMisread(
  found: Misread,
  { schema }: { readonly schema: z.ZodType },
  value: unknown,
  index: number,
): void {
  for (const field of misreadIn(schema, value)) {
    const names = found.get(field) ?? []
    names.push(nameOf(value, index))
    found.set(field, names)
  }
}

/** `bloodTestIncluded is not understood in 300 records (101, 102, …) and counts as missing`; never the values. */
export function misreadSentences(misread: ReadonlyMap<string, readonly string[]>): string[] {
  return [...misread].map(([field, names]) => {
    const shown = names.slice(0, maxNamed).join(', ') + (names.length > maxNamed ? ', …' : '')
    const records = names.length === 1 ? '1 record' : `${names.length} records`
    return `${field} is not understood in ${records} (${shown}) and counts as missing`
  })
}

function unusableOf(broken: readonly unknown[], previous: readonly unknown[]) {
  const known = new Map(unusableIn(previous).slugs)
  for (const { slug, id } of previous.map(namesOf)) if (slug !== undefined) known.set(slug, id)
  const slugs = new Map<string, number | undefined>()
  const ids = new Set<number>()
  for (const { slug, id } of broken.map(namesOf)) {
    if (slug !== undefined) slugs.set(slug, id ?? known.get(slug))
    if (id !== undefined) ids.add(id)
  }
  return { slugs, ids }
}

/** Slug and id of a record, as far as these are valid. */
function namesOf(value: unknown): { slug?: string | undefined; id?: number | undefined } {
  if (typeof value !== 'object' || value === null) return {}
  const { slug, id } = value as Readonly<Record<string, unknown>>
  const number = typeof id === 'number' || typeof id === 'string' ? Number(id) : 0
  return {
    slug: typeof slug === 'string' || typeof slug === 'number' ? String(slug) : undefined,
    id: Number.isSafeInteger(number) && number > 0 ? number : undefined,
  }
}

/** Names a record by its id, its slug, or its place in the list, counted from 1. */
function nameOf(value: unknown, index: number): string {
  const { id, slug } = namesOf(value)
  if (id !== undefined) return String(id)
  return slug === undefined ? `no. ${index + 1} of the list` : `"${slug.slice(0, 60)}"`
}

/** What the fields that identify a record have to be. */
const needs: Readonly<Record<string, string>> = {
  id: 'a whole number is needed',
  slug: 'a part of an address is needed, without spaces and / \\ ? #',
}

/** Invalid fields, never their values, which may be personal data, as in a review. */
export function fieldsOf(error: z.ZodError): string {
  const fields = error.issues.map(({ path }) => path.join('.') || '(record)')
  return [...new Set(fields)]
    .map(field => (needs[field] ? `${field} (${needs[field]})` : field))
    .join(', ')
}

function warn(entity: string, complaints: readonly string[]): void {
  for (const complaint of complaints.slice(0, maxNamed)) log.warn(`${entity} ${complaint}`)
  const further = complaints.length - maxNamed
  if (further > 0) log.warn(`${entity}: ${further} further records are faulty`)
}
