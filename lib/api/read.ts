/** Reading of resources: call, envelope and parsing in one place, whatever lies between. */
import 'server-only'
import { readCached } from './cached'
import type { Call } from './client'
import { unwrapList, unwrapRecord } from './envelope'
import { isUsable, parseList, parseRecord, type Resource } from './parse'
import type { Read } from './reader'
import { BackendError } from './result'

/**
 * The records of a list call.
 * @throws BackendError, also for a 404: a list that is not there is a failure, not an absence.
 */
export async function readList<T>(
  resource: Resource<T>,
  call: Call,
  read: Read = readCached,
): Promise<readonly T[]> {
  const json = await read(call, value => {
    if (value === null) throw new BackendError('status', call.path, { status: 404 })
    if (!isUsable(resource, unwrapList(value, call.path))) {
      throw new BackendError('format', call.path)
    }
  })
  return parsedOnce(resource, json, () =>
    parseList(resource, unwrapList(json, call.path), call.path),
  )
}

/** Lists by their resource and the very JSON they were read from. */
const lists = new WeakMap<object, WeakMap<object, readonly unknown[]>>()

/** The list of the last time, where the same JSON was read before; everybody shares it. */
function parsedOnce<T>(
  resource: Resource<T>,
  json: unknown,
  parse: () => readonly T[],
): readonly T[] {
  if (typeof json !== 'object' || json === null) return parse()
  const own = lists.get(resource) ?? new WeakMap<object, readonly T[]>()
  lists.set(resource, own)
  // What a resource was put in with is what it comes out with.
  const list = (own.get(json) as readonly T[] | undefined) ?? Object.freeze(parse())
  own.set(json, list)
  return list
}

/**
 * The record of a details call, `null` for a true 404.
 * @throws BackendError
 */
export async function readRecord<T>(
  resource: Resource<T>,
  call: Call,
  read: Read = readCached,
): Promise<T | null> {
  const json = await read(call, value => {
    if (value !== null && !isUsable(resource, [unwrapRecord(value, call.path)])) {
      throw new BackendError('format', call.path)
    }
  })
  return json === null ? null : parseRecord(resource, unwrapRecord(json, call.path), call.path)
}
