import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { ListCategory } from '@/lib/calculator/browse'
import type { CalculatorItem } from '@/lib/calculator/item'

type Finder = typeof import('@/lib/calculator/find')

/** The finder's chunk is loaded when the find field gets the focus. */
export const loadFinder = (): Promise<Finder> => import('@/lib/calculator/find')

/** Analyses indexed between two reads of the clock. */
const batchSize = 20

/** Milliseconds of indexing in one task. */
const maxTaskMs = 8

export interface Found {
  readonly items: readonly CalculatorItem[]
  /** All analyses have been searched. */
  readonly complete: boolean
}

/**
 * The analyses that match the text; `null` for blank text.
 * @param complete whether `all` holds all analyses already
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
    () => (finder ? foldInBatches(finder, all, names, setFolded) : undefined),
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

/** Loaded with the first character; if that fails, again with the next one. */
function useFinder(query: string): Finder | null {
  const [finder, setFinder] = useState<Finder | null>(null)
  useEffect(() => {
    if (query !== '' && !finder) loadFinder().then(setFinder, () => undefined)
  }, [query, finder])
  return finder
}

/**
 * Indexes a long list for the finder in small tasks, so that input is not blocked.
 * @returns a function that cancels it
 */
function foldInBatches(
  finder: Finder,
  items: readonly CalculatorItem[],
  names: ReadonlyMap<number, string>,
  onDone: (items: readonly CalculatorItem[]) => void,
): () => void {
  let done = 0
  let timer = setTimeout(function runTask() {
    const until = performance.now() + maxTaskMs
    while (done < items.length && performance.now() < until) {
      finder.foldAhead(items.slice(done, done + batchSize), names)
      done += batchSize
    }
    if (done < items.length) timer = setTimeout(runTask)
    else onDone(items)
  })
  return () => clearTimeout(timer)
}
