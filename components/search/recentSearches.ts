/** Recent queries, kept in this browser's localStorage only, until the visitor clears them. */
import { store, storedJson } from '@/lib/browser/storage'

const key = 'recent-searches'
const maxCount = 5

/** The latest first. */
export function recentSearches(): readonly string[] {
  const kept = storedJson(key)
  if (!Array.isArray(kept)) return []
  return kept.filter(text => typeof text === 'string').slice(0, maxCount)
}

export function rememberSearch(query: string): void {
  const text = query.trim()
  if (!text) return
  const isOther = (each: string) => each.toLocaleLowerCase() !== text.toLocaleLowerCase()
  const kept = [text, ...recentSearches().filter(isOther)].slice(0, maxCount)
  store(key, JSON.stringify(kept))
}

export function forgetSearches(): void {
  store(key, null)
}
