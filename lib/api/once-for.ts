import 'server-only'

/**
 * What is made of a whole list, remembered for as long as the list lives: pages share the lists of
 * the backend while they say the same, and there are as many pages as records.
 */
export function onceFor<K extends object, T>(make: (list: K) => T): (list: K) => T {
  const made = new WeakMap<K, { readonly value: T }>()
  return list => {
    const own = made.get(list) ?? { value: make(list) }
    made.set(list, own)
    return own.value
  }
}
