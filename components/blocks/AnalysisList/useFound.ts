import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { KnownRows, ListCategory } from '@/lib/calculator/browse'
import type { CalculatorItem } from '@/lib/calculator/item'
import type { RowsOfList } from './useKnownRows'

type Finder = typeof import('@/lib/calculator/find')

/** The finder's code comes when somebody is about to type. */
export const loadFinder = (): Promise<Finder> => import('@/lib/calculator/find')

/** Analyses folded in one go: some milliseconds on a slow phone. */
const portion = 150

export interface Found {
  readonly items: readonly CalculatorItem[]
  /** All analyses have been looked through. */
  readonly complete: boolean
}

/** What the text finds; `null` for blank text. The first letter fetches the whole list. */
export function useFound(
  text: string,
  categories: readonly ListCategory[],
  { known, loadAll }: Pick<RowsOfList, 'known' | 'loadAll'>,
): Found | null {
  const query = text.trim()
  const deferred = useDeferredValue(query)
  const finder = useFinder(query)
  const complete = useMemo(() => [...known.values()].every(rows => rows.complete), [known])
  const names = useMemo(() => new Map(categories.map(({ id, name }) => [id, name])), [categories])
  const all = useMemo(() => itemsOf(known), [known])

  useEffect(() => {
    if (query !== '' && !complete) loadAll()
  }, [query, complete, loadAll])
  useEffect(
    () => (finder && complete ? foldInPortions(finder, all, names) : undefined),
    [finder, complete, all, names],
  )

  return useMemo(() => {
    if (query === '') return null
    if (!finder || deferred === '') return { items: [], complete: false }
    return { items: finder.findItems(all, deferred, names), complete }
  }, [query, deferred, finder, all, names, complete])
}

/** Fetched with the first letter, and once more with the next one if that failed. */
function useFinder(query: string): Finder | null {
  const [finder, setFinder] = useState<Finder | null>(null)
  useEffect(() => {
    if (query !== '' && !finder) loadFinder().then(setFinder, () => undefined)
  }, [query, finder])
  return finder
}

function itemsOf(known: ReadonlyMap<number, KnownRows>): CalculatorItem[] {
  return [...known.values()].flatMap(rows => rows.items)
}

/** @returns what stops it */
function foldInPortions(
  finder: Finder,
  items: readonly CalculatorItem[],
  names: ReadonlyMap<number, string>,
): () => void {
  let done = 0
  const timer = setInterval(() => {
    finder.foldAhead(items.slice(done, done + portion), names)
    done += portion
    if (done >= items.length) clearInterval(timer)
  }, 30)
  return () => clearInterval(timer)
}
