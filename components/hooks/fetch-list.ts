/**
 * GET requests of islands to the site's own API. No schema library in the browser, because the
 * server validates what it responds with.
 */
import { sessionId } from '@/lib/requests/browser/session-id'

/** Path with its query, such as `/api/doctors?sort_by=rating`, and the language of the response. */
export type ListKey = readonly [path: string, locale: string]

/**
 * The list, bare, under `data` or under `data.data` (B36).
 * @throws Error for a status other than 2xx and for a response without a list.
 */
export async function fetchList<T>([path, locale]: ListKey): Promise<readonly T[]> {
  const json = await fetchJson(path, locale)
  const list = [json, dataOf(json), dataOf(dataOf(json))].find(Array.isArray)
  if (!list) throw new Error(`${path} answered without a list`)
  return list
}

/** @throws Error for a status other than 2xx, for no JSON, and when it is aborted. */
export async function fetchJson(
  path: string,
  locale: string,
  signal?: AbortSignal,
): Promise<unknown> {
  const headers = { 'Accept-Language': locale, SessionId: sessionId() }
  const response = await fetch(path, { headers, ...(signal && { signal }) })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}

function dataOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'data' in value ? value.data : undefined
}
