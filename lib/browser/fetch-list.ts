/**
 * Lists of the site's own API for islands, with SWR in front. Small on purpose: no schema library
 * in the browser, because the server has rendered the same list before and checks what it passes on.
 */
import type { Locale } from '@/lib/i18n/locales'
import { sessionId } from '@/lib/requests/browser/session-id'

/** Path with its query, such as `/api/doctors?sort_by=rating`, and the language of the words. */
export type ListKey = readonly [path: string, locale: Locale, ...rest: readonly unknown[]]

/**
 * The list, bare, under `data` or under `data.data` (spec 1 §7).
 * @throws Error for a status other than 2xx and for an answer that has no list.
 */
export async function fetchList<T>([path, locale]: ListKey): Promise<readonly T[]> {
  const response = await fetch(path, {
    headers: { 'Accept-Language': locale, SessionId: sessionId() },
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const json: unknown = await response.json()
  const list = [json, dataOf(json), dataOf(dataOf(json))].find(Array.isArray)
  if (!list) throw new Error(`${path} answered without a list`)
  return list
}

function dataOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'data' in value ? value.data : undefined
}
