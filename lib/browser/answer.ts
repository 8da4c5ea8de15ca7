/**
 * Reads answers of the site's own API. In its place a firewall's challenge, a maintenance page or a captive portal may answer,
 * often with 200: what is not JSON of the expected shape is no answer. No schema library in the browser, because the
 * server validates what it responds with.
 */
import { parseJson } from '@/lib/errors/attempt'

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The body; `undefined` for another type than JSON, and for what cannot be parsed. */
export async function jsonOf(response: Response): Promise<unknown> {
  const isJson = /^application\/json\b/i.test(response.headers.get('Content-Type') ?? '')
  return isJson ? parseJson(await response.text()) : undefined
}

/** The list, bare, under `data` or under `data.data` (B36); `undefined` unless all its items are such. */
export function listIn<T>(
  body: unknown,
  isItem: (item: unknown) => item is T,
): readonly T[] | undefined {
  const list = [body, dataOf(body), dataOf(dataOf(body))].find(Array.isArray)
  return list?.every(isItem) ? list : undefined
}

const dataOf = (value: unknown) => (isRecord(value) ? value.data : undefined)
