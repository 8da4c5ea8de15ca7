import { useEffect, useSyncExternalStore } from 'react'
import { atOwnPrices, pricesOf } from '@/lib/calculator/applies'
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
  const items = atOwnPrices(state.items, state.also)
  return { ...state, items, summary: totalsOf(items, bloodDrawing, pricesOf(state.also)) }
}

/** Whether an analysis is chosen, or what else has the code. */
export function useIsChosen(id: number, code?: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => getSnapshot().ids.has(id) || getSnapshot().also.some(({ sold }) => sold && sold === code),
    () => false,
  )
}
