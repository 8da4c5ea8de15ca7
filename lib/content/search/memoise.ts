/** Maximum of cached words; the names of a large clinic have some thousands. */
const maxWords = 20_000

/** Memoises a function of a word. */
export function memoise<T>(make: (word: string) => T): (word: string) => T {
  const cache = new Map<string, T>()
  return word => {
    const cached = cache.get(word)
    if (cached !== undefined) return cached
    // Visitors' words are cached, too, and must not fill the heap.
    if (cache.size >= maxWords) cache.clear()
    const made = make(word)
    cache.set(word, made)
    return made
  }
}
