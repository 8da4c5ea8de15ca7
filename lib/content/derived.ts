/**
 * What is made of whole lists, such as an index by slug: remembered for as long as the first of
 * them lives, and made anew when another one has changed. The store gives the same list as long as
 * the content says the same.
 */
export function derived<List extends object, Others extends readonly unknown[], T>(
  make: (list: List, ...others: Others) => T,
): (list: List, ...others: Others) => T {
  const made = new WeakMap<List, { readonly others: Others; readonly value: T }>()
  return (list, ...others) => {
    const last = made.get(list)
    if (last && others.every((other, index) => other === last.others[index])) return last.value
    const value = make(list, ...others)
    made.set(list, { others, value })
    return value
  }
}
