/**
 * Filters and order of the list of doctors in the entry of the history, in one shape for both
 * layouts: a turned phone and "back" from a doctor's page restore them.
 */
import { useAddressValues } from '@/components/hooks/address-values'
import { type Change, useHistoryState } from '@/components/hooks/history-state'
import { everyone, type SpecialtyChoice } from '@/lib/doctors/filter'
import { initialSorting, type Sorting, sortTabs } from '@/lib/doctors/sorting'

/** The chosen specialty; `everyone` itself when none is. */
export function useSpecialtyChoice(): readonly [SpecialtyChoice, Change<SpecialtyChoice>] {
  return useHistoryState('specialty', everyone, stored => {
    const { letter, name } = stored as Partial<SpecialtyChoice>
    return letter ? { letter, name: name ?? null } : undefined
  })
}

/** The labels a doctor is to have, of those that are offered; they stand in the address. */
export function useTagChoice(offered: readonly string[]) {
  const [asked, setAsked] = useAddressValues('label')
  return [offered.filter(tag => asked.includes(tag)), setAsked] as const
}

/** The order; the first one is `initialSorting` itself. */
export function useSorting(): readonly [Sorting, Change<Sorting>] {
  return useHistoryState('sorting', initialSorting, stored => {
    const { tab, direction } = stored as Partial<Sorting>
    if (!tab || !sortTabs.includes(tab) || (tab === 'all' && !direction)) return undefined
    return { tab, direction: direction ?? '' }
  })
}
