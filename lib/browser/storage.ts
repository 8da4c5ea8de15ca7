/** Local storage, which may be forbidden, full, or missing (WebViews); the page works without it. */
import { parseJson } from '@/lib/errors/attempt'

/** @returns `undefined` where there is no storage, as far as the page is concerned */
function use<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(localStorage)
  } catch (error) {
    // Forbidden or full; `localStorage` is null in a WebView without it.
    if (error instanceof DOMException || error instanceof TypeError) return undefined
    throw error
  }
}

/** `null`: nothing under this key; `undefined`: storage cannot be read. */
export const stored = (key: string): string | null | undefined =>
  use(storage => storage.getItem(key))

/** The stored JSON; `undefined`: none, or a damaged one. */
export const storedJson = (key: string): unknown => parseJson(stored(key) ?? '')

/** @param value `null` removes it. @returns whether storage took it */
export const store = (key: string, value: string | null): boolean =>
  use(storage => {
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, value)
    return true
  }) ?? false
