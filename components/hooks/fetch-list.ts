/** GET requests of islands to the site's own API. */
import { isRecord, jsonOf, listIn } from '@/lib/browser/answer'
import { sessionId } from '@/lib/requests/browser/session-id'

/** Path with its query, such as `/api/doctors?sort_by=rating`, and the language of the response. */
export type ListKey = readonly [path: string, locale: string]

/** @throws Error for a status other than 2xx and for a response without a list of records. */
export async function fetchList<T>(
  [path, locale]: ListKey,
  isItem: (item: unknown) => boolean = isRecord,
): Promise<readonly T[]> {
  const list = listIn(await fetchJson(path, locale), (item): item is T => isItem(item))
  if (!list) throw new Error(`${path} answered without a list`)
  return list
}

/** `undefined` for no JSON. @throws Error for a status other than 2xx, and when it is aborted. */
export async function fetchJson(
  path: string,
  locale: string,
  signal?: AbortSignal,
): Promise<unknown> {
  const headers = { 'Accept-Language': locale, SessionId: sessionId() }
  const response = await fetch(path, { headers, ...(signal && { signal }) })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return jsonOf(response)
}
