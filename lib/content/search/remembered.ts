/** Words kept of all that were asked for; the names of a large clinic have some thousands. */
const most = 20_000

/** A function of words that come again and again: each is worked out once. */
export function remembered<T>(make: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>()
  return word => {
    const found = known.get(word)
    if (found !== undefined) return found
    // Visitors' words come here, too, and must not fill the memory.
    if (known.size >= most) known.clear()
    const made = make(word)
    known.set(word, made)
    return made
  }
}
