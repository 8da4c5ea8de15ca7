/** From unwrapped JSON to entities. One broken record never takes its list off the page. */
import { log } from '@/lib/server/telemetry/log'
import 'server-only'
import type { z } from 'zod'
import { unwrapList, unwrapRecord } from './envelope'
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

/**
 * Parses a list, frozen; records that do not parse are left out, each with a warning.
 * @param previous the list before, to look up the ids of records whose id is broken
 * @throws BackendError of kind `format` when there are records and none can be used: that is
 *   another API, not an empty clinic.
 */
export function parseList<T>(
  resource: Resource<T>,
  json: unknown,
  previous: readonly T[] = [],
): readonly T[] {
  const values = unwrapList(json, resource.path)
  const broken: unknown[] = []
  const parsed = values.flatMap(value => {
    const result = resource.schema.safeParse(value)
    if (result.success) return [Object.freeze(resource.clean(result.data))]
    warn(resource.entity, value, result.error)
    broken.push(value)
    return []
  })
  if (parsed.length === 0 && values.length > 0) throw new BackendError('format', resource.path)
  if (resource.order) parsed.sort(resource.order)
  return withUnusable(parsed, broken.length === 0 ? none : unusableOf(broken, previous))
}

/**
 * The record of a response to a details call.
 * @throws BackendError of kind `format` when it does not parse.
 */
export function parseRecord<T>(resource: Resource<T>, json: unknown, path = resource.path): T {
  const value = unwrapRecord(json, path)
  const result = resource.schema.safeParse(value)
  if (result.success) return Object.freeze(resource.clean(result.data))
  warn(resource.entity, value, result.error)
  throw new BackendError('format', path, { cause: result.error })
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
    slug: typeof slug === 'string' ? slug : undefined,
    id: Number.isSafeInteger(number) && number > 0 ? number : undefined,
  }
}

/** Logs id and fields, never their values, which may be personal data, as in a review. */
function warn(entity: string, value: unknown, error: z.ZodError): void {
  const fields = [...new Set(error.issues.map(issue => issue.path.join('.') || '(record)'))]
  log.warn(`${entity} ${namesOf(value).id ?? 'without id'} is left out: ${fields.join(', ')}`)
}
