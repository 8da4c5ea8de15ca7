/** Calls that change content: the backend has them, the site's pages use none (B37). */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { type Call, createClient, isAbsence, toBackendError } from './client'
import { withDeadline } from './deadline'
import { parseRecord, type Resource } from './parse'
import type { Transport } from './transport'

/** Sent as multipart when files go with it, as JSON otherwise. */
export type Body<T> = Partial<T> | FormData

/** The created record. @throws BackendError, of kind `status` 422 for input the backend refuses. */
export async function createRecord<T>(
  resource: Resource<T>,
  call: Call,
  body: Body<unknown>,
  transport?: Transport,
): Promise<T> {
  const json = await send('post', call, body, transport)
  return parseRecord(resource, json, call.locale, call.path)
}

/** The changed record, `null` for a true 404. @throws BackendError */
export async function updateRecord<T>(
  resource: Resource<T>,
  call: Call,
  body: Body<unknown>,
  transport?: Transport,
): Promise<T | null> {
  const json = await send('put', call, body, transport)
  return json === null ? null : parseRecord(resource, json, call.locale, call.path)
}

/** Whether the record was there. @throws BackendError */
export async function deleteRecord(call: Call, transport?: Transport): Promise<boolean> {
  return (await send('delete', call, undefined, transport)) !== null
}

/** JSON of the response, `''` for an empty one, `null` for a true 404. */
async function send(
  method: 'post' | 'put' | 'delete',
  { path, locale }: Call,
  body: Body<unknown> | undefined,
  transport?: Transport,
): Promise<unknown> {
  try {
    return await withDeadline(env().BACKEND_TIMEOUT_MS, path, signal => {
      const content = body instanceof FormData ? { body } : { json: body }
      return createClient(locale, transport)(path, { method, signal, ...content }).json()
    })
  } catch (error) {
    if (isAbsence(error)) return null
    throw toBackendError(error, path)
  }
}
