/** From unwrapped JSON to entities. One broken record never takes its list off the page. */
import 'server-only'
import type { z } from 'zod'
import { BackendError } from './result'

/** How one kind of record is read. */
export interface Resource<T> {
  /** For the log: `doctor`. */
  readonly entity: string
  readonly schema: z.ZodType<T>
  /** Makes words and addresses of a parsed record safe to render. */
  readonly clean: (value: T) => T
}

/**
 * Parses a list; records that do not parse are left out, each with a warning.
 * @throws BackendError of kind `format` when there are records and none can be used: that is
 *   another API, not an empty clinic.
 */
export function parseList<T>(resource: Resource<T>, values: readonly unknown[], path: string): T[] {
  const parsed = values.flatMap(value => {
    const result = resource.schema.safeParse(value)
    if (result.success) return [resource.clean(result.data)]
    warn(resource.entity, value, result.error)
    return []
  })
  if (parsed.length === 0 && values.length > 0) throw new BackendError('format', path)
  return parsed
}

/** @throws BackendError of kind `format` when the record does not parse. */
export function parseRecord<T>(resource: Resource<T>, value: unknown, path: string): T {
  const result = resource.schema.safeParse(value)
  if (result.success) return resource.clean(result.data)
  warn(resource.entity, value, result.error)
  throw new BackendError('format', path, { cause: result.error })
}

/** Whether anything of the list can be used; an empty list can. Stops at the first that can. */
export function isUsable<T>(resource: Resource<T>, values: readonly unknown[]): boolean {
  return values.length === 0 || values.some(value => resource.schema.safeParse(value).success)
}

/** Names the record and its fields, never their content: a review is somebody's words. */
function warn(entity: string, value: unknown, error: z.ZodError): void {
  const fields = [...new Set(error.issues.map(issue => issue.path.join('.') || '(record)'))]
  console.warn(`${entity} ${idOf(value)} is left out: ${fields.join(', ')}`)
}

function idOf(value: unknown): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined
  return /^\d+$/.test(String(id)) ? String(id) : 'without id'
}
