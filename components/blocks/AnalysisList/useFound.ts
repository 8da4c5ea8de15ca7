import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { ListCategory } from '@/lib/calculator/browse'
import type { CalculatorItem } from '@/lib/calculator/item'

type Finder = typeof import('@/lib/calculator/find')

/** The finder's code comes when somebody is about to type. */
export const loadFinder = (): Promise<Finder> => import('@/lib/calculator/find')

/** Analyses folded between two looks at the clock. */
const portion = 20

/** Milliseconds of folding in one go. */
const longestGo = 8

export interface Found {
  readonly items: readonly CalculatorItem[]
  /** All analyses have been looked through. */
  readonly complete: boolean
}

/**
 * What the text finds; `null` for blank text.
 * @param complete these are all analyses
 */
export function useFound(
  text: string,
  categories: readonly ListCategory[],
  all: readonly CalculatorItem[],
  complete: boolean,
): Found | null {
  const query = text.trim()
  const deferred = useDeferredValue(query)
  const finder = useFinder(query)
  const names = useMemo(() => new Map(categories.map(({ id, name }) => [id, name])), [categories])
  const [folded, setFolded] = useState<readonly CalculatorItem[] | null>(null)

  useEffect(
    () => (finder ? foldInPortions(finder, all, names, setFolded) : undefined),
    [finder, all, names],
  )

  const isBlank = query === ''
  return useMemo(() => {
    if (isBlank) return null
    if (!finder || !folded || deferred === '') return { items: [], complete: false }
    const items = finder.findItems(folded, deferred, names)
    return { items, complete: complete && folded === all }
  }, [isBlank, deferred, finder, folded, complete, all, names])
}

/** Fetched with the first letter, and once more with the next one if that failed. */
function useFinder(query: string): Finder | null {
  const [finder, setFinder] = useState<Finder | null>(null)
  useEffect(() => {
    if (query !== '' && !finder) loadFinder().then(setFinder, () => undefined)
  }, [query, finder])
  return finder
}

/**
 * Indexes a long list for the finder in small tasks, so that input is not blocked.
 * @returns what stops it
 */
function foldInPortions(
  finder: Finder,
  items: readonly CalculatorItem[],
  names: ReadonlyMap<number, string>,
  onDone: (items: readonly CalculatorItem[]) => void,
): () => void {
  let done = 0
  let timer = setTimeout(function go() {
    const until = performance.now() + longestGo
    while (done < items.length && performance.now() < until) {
      finder.foldAhead(items.slice(done, done + portion), names)
      done += portion
    }
    if (done < items.length) timer = setTimeout(go)
    else onDone(items)
  })
  return () => clearTimeout(timer)
}
