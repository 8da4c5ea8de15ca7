import { useDeferredValue, useEffect, useMemo } from 'react'
import type { KnownRows, ListCategory } from '@/lib/calculator/browse'
import { findItems, foldAhead, isQuery } from '@/lib/calculator/find'
import type { CalculatorItem } from '@/lib/calculator/item'
import type { RowsOfList } from './useKnownRows'

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
  const deferred = useDeferredValue(text)
  const wanted = isQuery(text)
  const complete = useMemo(() => [...known.values()].every(rows => rows.complete), [known])
  const names = useMemo(() => new Map(categories.map(({ id, name }) => [id, name])), [categories])
  const all = useMemo(() => itemsOf(known), [known])

  useEffect(() => {
    if (wanted && !complete) loadAll()
  }, [wanted, complete, loadAll])
  useEffect(
    () => (complete && all.length > 0 ? foldInPortions(all, names) : undefined),
    [complete, all, names],
  )

  return useMemo(() => {
    if (!wanted || !isQuery(deferred)) return null
    return { items: findItems(all, deferred, names), complete }
  }, [wanted, deferred, all, names, complete])
}

function itemsOf(known: ReadonlyMap<number, KnownRows>): CalculatorItem[] {
  return [...known.values()].flatMap(rows => rows.items)
}

/** @returns what stops it */
function foldInPortions(
  items: readonly CalculatorItem[],
  names: ReadonlyMap<number, string>,
): () => void {
  let done = 0
  const timer = setInterval(() => {
    foldAhead(items.slice(done, done + portion), names)
    done += portion
    if (done >= items.length) clearInterval(timer)
  }, 30)
  return () => clearInterval(timer)
}
