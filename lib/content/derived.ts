/**
 * Values derived from whole lists, such as an index by slug, memoised by the identity of the lists:
 * the store returns the same list as long as its content is the same.
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
