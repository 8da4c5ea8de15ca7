/** What this browser has searched for lately: kept in it alone, until the visitor clears it. */
const key = 'recent-searches'
const most = 5

/** The latest first. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter(text => typeof text === 'string').slice(0, most)
  } catch {
    return []
  }
}

export function rememberSearch(query: string): void {
  const text = query.trim()
  if (!text) return
  const isOther = (each: string) => each.toLocaleLowerCase() !== text.toLocaleLowerCase()
  try {
    const kept = [text, ...recentSearches().filter(isOther)].slice(0, most)
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing searches all the same.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // There is nothing to forget.
  }
}
