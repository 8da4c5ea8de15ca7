/** Unwraps responses: backends wrap lists once, twice or not at all (B36). */
import 'server-only'
import { BackendError } from './result'

/**
 * A list that stands bare, under `data` or under `data.data`.
 * @throws BackendError of kind `format` for anything else.
 */
export function unwrapList(json: unknown, path: string): readonly unknown[] {
  const list = findList(json)
  if (!list) throw new BackendError('format', path)
  return list
}

/** The list in a response, `undefined` where there is none. */
export function findList(json: unknown): readonly unknown[] | undefined {
  return [json, dataOf(json), dataOf(dataOf(json))].find(Array.isArray)
}

/**
 * A record that stands bare or under `data`.
 * @throws BackendError of kind `format` for anything else.
 */
export function unwrapRecord(json: unknown, path: string): object {
  const record = dataOf(json) ?? json
  if (typeof record !== 'object' || record === null || Array.isArray(record)) {
    throw new BackendError('format', path)
  }
  return record
}

function dataOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'data' in value ? value.data : undefined
}
