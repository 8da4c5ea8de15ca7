import { useEffect, useSyncExternalStore } from 'react'
import { type Summary, summaryOf } from '@/lib/calculator/summary'
import {
  type CalculatorState,
  getServerSnapshot,
  getSnapshot,
  refreshItems,
  subscribe,
} from './calculatorStore'

/** The selection and what it costs; asks for today's prices once. */
export function useCalculator(): CalculatorState & { readonly summary: Summary } {
  const state = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
  useEffect(() => {
    void refreshItems()
  }, [])
  return { ...state, summary: summaryOf(state.items) }
}

/** Whether one analysis is chosen: only rows whose answer changes are rendered again. */
export function useIsChosen(id: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => getSnapshot().ids.has(id),
    () => false,
  )
}
