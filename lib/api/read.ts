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
): Promise<T[]> {
  const json = await read(call, value => {
    if (value === null) throw new BackendError('status', call.path, { status: 404 })
    if (!isUsable(resource, unwrapList(value, call.path))) {
      throw new BackendError('format', call.path)
    }
  })
  return parseList(resource, unwrapList(json, call.path), call.path)
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
