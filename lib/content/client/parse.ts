/** From unwrapped JSON to entities. One broken record never takes its list off the page. */
import { log } from '@/lib/server/telemetry/log'
import 'server-only'
import type { z } from 'zod'
import type { Locale } from '@/lib/routing/locales'
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
}

/** Invalid records of a list: their pages exist and must not be a 404. */
export interface Unusable {
  /** With their ids, as far as these are known. */
  readonly slugs: ReadonlyMap<string, number | undefined>
  readonly ids: ReadonlySet<number>
}

/** A property of the list itself: bundles of one process share lists, but no module variables. */
const slot = Symbol.for('clinic.content.unusable')
const none: Unusable = { slugs: new Map(), ids: new Set() }

/** The invalid records of a list. */
export function unusableIn(list: object): Unusable {
  return (list as { [slot]?: Unusable })[slot] ?? none
}

/** Attaches them to a list, and freezes it. */
export function withUnusable<T extends object>(list: T, unusable: Unusable): Readonly<T> {
  Object.defineProperty(list, slot, { value: unusable })
  return Object.freeze(list)
}

/** At most so many of a list's invalid records are named in the log. */
const maxNamed = 5

/**
 * Parses a list, frozen; records that do not parse are left out, with a warning.
 * @param previous the list before, to look up the ids of records whose id is broken
 * @throws BackendError of kind `format` when there are records and none can be used: that is
 *   another API, not an empty clinic.
 */
export function parseList<T>(
  resource: Resource<T>,
  json: unknown,
  locale: Locale,
  previous: readonly T[] = [],
): readonly T[] {
  const values = unwrapList(json, resource.path).map(value => inLanguage(value, locale))
  const broken: unknown[] = []
  const complaints: string[] = []
  const parsed = values.flatMap((value, index) => {
    const result = resource.schema.safeParse(value)
    if (result.success) return [Object.freeze(resource.clean(result.data))]
    complaints.push(`${nameOf(value, index)} is left out: ${fieldsOf(result.error)}`)
    broken.push(value)
    return []
  })
  if (parsed.length === 0 && values.length > 0) {
    const reason = `none of its ${values.length} records can be used: ${complaints[0]}`
    throw new BackendError('format', resource.path, { reason })
  }
  warn(resource.entity, complaints)
  if (resource.order) parsed.sort(resource.order)
  return withUnusable(parsed, broken.length === 0 ? none : unusableOf(broken, previous))
}

/**
 * The record of a response to a details call.
 * @throws BackendError of kind `format` when it does not parse.
 */
export function parseRecord<T>(
  resource: Resource<T>,
  json: unknown,
  locale: Locale,
  path = resource.path,
): T {
  const value = inLanguage(unwrapRecord(json, path), locale)
  const result = resource.schema.safeParse(value)
  if (result.success) return Object.freeze(resource.clean(result.data))
  throw new BackendError('format', path, { reason: `not valid: ${fieldsOf(result.error)}` })
}

function unusableOf(broken: readonly unknown[], previous: readonly unknown[]): Unusable {
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

/** Invalid fields, never their values, which may be personal data, as in a review. */
export function fieldsOf(error: z.ZodError): string {
  const fields = error.issues.map(({ path }) => path.join('.') || '(record)')
  return [...new Set(fields)].join(', ')
}

function warn(entity: string, complaints: readonly string[]): void {
  for (const complaint of complaints.slice(0, maxNamed)) log.warn(`${entity} ${complaint}`)
  const further = complaints.length - maxNamed
  if (further > 0) log.warn(`${entity}: ${further} further records are left out`)
}
