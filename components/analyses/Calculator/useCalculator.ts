import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { CalculatorItem } from '@/lib/calculator/item'
import { type Summary, totalsOf } from '@/lib/calculator/summary'
import {
  type CalculatorState,
  getServerSnapshot,
  getSnapshot,
  refreshItems,
  subscribe,
} from './calculatorStore'

/** The selection and its totals with the clinic's price for drawing blood; refreshes the prices on mount. */
export function useCalculator(
  bloodDrawing: number,
): CalculatorState & { readonly summary: Summary } {
  const state = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
  useEffect(() => {
    void refreshItems()
  }, [])
  return { ...state, summary: totalsOf(state.items, bloodDrawing) }
}

/**
 * The chosen ones among some analyses. One subscription per list: thousands of rows with their own
 * would delay every click.
 */
export function useChosenOf(items: readonly CalculatorItem[]): ReadonlySet<number> {
  const own = useMemo(() => new Set(items.map(({ id }) => id)), [items])
  const chosen = useSyncExternalStore(
    subscribe,
    () => [...getSnapshot().ids].filter(id => own.has(id)).join(),
    () => '',
  )
  return useMemo(() => new Set(chosen === '' ? [] : chosen.split(',').map(Number)), [chosen])
}

/** Whether one analysis is chosen. */
export function useIsChosen(id: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => getSnapshot().ids.has(id),
    () => false,
  )
}
