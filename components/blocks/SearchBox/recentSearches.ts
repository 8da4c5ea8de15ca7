/** Recent queries, kept in this browser's localStorage only, until the visitor clears them. */
const key = 'recent-searches'
const maxCount = 5

/** The latest first. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter(text => typeof text === 'string').slice(0, maxCount)
  } catch {
    return []
  }
}

export function rememberSearch(query: string): void {
  const text = query.trim()
  if (!text) return
  const isOther = (each: string) => each.toLocaleLowerCase() !== text.toLocaleLowerCase()
  try {
    const kept = [text, ...recentSearches().filter(isOther)].slice(0, maxCount)
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // The search works without storage.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}
