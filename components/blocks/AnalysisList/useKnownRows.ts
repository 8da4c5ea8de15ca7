import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchItems } from '@/components/blocks/Calculator/fetchItems'
import { type KnownRows, knownRows, type ListCategory, withFetched } from '@/lib/calculator/browse'
import { type PackedItems, unpackItems } from '@/lib/calculator/item'
import type { Locale } from '@/lib/i18n/locales'

export interface RowsOfList {
  readonly known: ReadonlyMap<number, KnownRows>
  /** What came with the page. */
  readonly first: ReadonlyMap<number, KnownRows>
  /** The last fetch did not succeed; what was there before stays. */
  readonly failed: boolean
  /** Fetches whole categories, each once at a time. */
  readonly load: (ids: readonly number[]) => void
  /** Fetches whatever is still missing. */
  readonly loadAll: () => void
}

/**
 * What was fetched for a list of the server: "back" brings that very list again, and finds the rest
 * of it here, so that the page is at once as long as it was.
 */
const fetchedFor = new WeakMap<PackedItems, ReadonlyMap<number, KnownRows>>()

/** The analyses this page knows: those of its HTML, and what was fetched since. */
export function useKnownRows(
  list: PackedItems,
  categories: readonly ListCategory[],
  locale: Locale,
): RowsOfList {
  const [first] = useState(() => knownRows(unpackItems(list), categories))
  const [known, setKnown] = useState(() => fetchedFor.get(list) ?? first)
  const [failed, setFailed] = useState(false)
  const underWay = useRef(new Set<number>())
  useEffect(() => void fetchedFor.set(list, known), [list, known])

  const load = useCallback(
    (wanted: readonly number[], all = false) => {
      const ids = wanted.filter(id => !underWay.current.has(id))
      if (ids.length === 0) return
      for (const id of ids) underWay.current.add(id)
      setFailed(false)
      fetchItems(all ? 'all' : { category: ids }, locale)
        .then(items => setKnown(before => withFetched(before, ids, items)))
        .catch(() => setFailed(true))
        .finally(() => {
          for (const id of ids) underWay.current.delete(id)
        })
    },
    [locale],
  )

  const loadAll = useCallback(() => {
    const missing = [...known].filter(([, rows]) => !rows.complete).map(([id]) => id)
    load(missing, true)
  }, [known, load])

  return { known, first, failed, load, loadAll }
}
