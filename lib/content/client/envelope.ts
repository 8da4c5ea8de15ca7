/** Unwraps responses: backends wrap lists once, twice or not at all (B36). */
import 'server-only'
import { BackendError } from './result'

/**
 * A list that stands bare, under `data` or under `data.data`.
 * @throws BackendError of kind `format` for anything else.
 */
export function unwrapList(json: unknown, path: string): readonly unknown[] {
  const list = findList(json)
  if (!list) throw new BackendError('format', path, { reason: `no list, but ${shapeOf(json)}` })
  return list
}

/** The list in a response, `undefined` where there is none. */
export function findList(json: unknown): readonly unknown[] | undefined {
  const places = [json, dataOf(json), dataOf(dataOf(json))]
  return places.find(Array.isArray) ?? places.map(recordsById).find(Boolean)
}

/** PHP encodes a list with gaps, as after a filter, as an object: `{"0": {…}, "2": {…}}`. */
function recordsById(value: unknown): readonly unknown[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const entries = Object.entries(value)
  const isList = entries.every(
    ([key, record]) => /^\d+$/.test(key) && typeof record === 'object' && record !== null,
  )
  return isList && entries.length > 0 ? entries.map(([, record]) => record) : undefined
}

/** The names of fields, for the log; never their values. */
function shapeOf(json: unknown): string {
  if (typeof json !== 'object' || json === null) return `a ${typeof json}`
  const keys = Object.keys(json).slice(0, 5)
  return keys.length === 0 ? 'an empty object' : `an object with ${keys.join(', ')}`
}

/**
 * A record that stands bare or under `data`.
 * @throws BackendError of kind `format` for anything else.
 */
export function unwrapRecord(json: unknown, path: string): object {
  const record = dataOf(json) ?? json
  if (typeof record !== 'object' || record === null || Array.isArray(record)) {
    throw new BackendError('format', path, { reason: 'no record' })
  }
  return record
}

function dataOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'data' in value ? value.data : undefined
}
