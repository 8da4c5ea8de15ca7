/**
 * Filters and order of the list of doctors, in `history.state` and in one shape for both layouts:
 * they are restored after the phone is rotated and by "back" from a doctor's page.
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

/** The labels to filter by, in the URL's query; those that are not offered are ignored. */
export function useTagChoice(offered: readonly string[]) {
  const [chosen, setChosen] = useAddressValues('label')
  return [offered.filter(tag => chosen.includes(tag)), setChosen] as const
}

/** The order; initially the `initialSorting` object itself. */
export function useSorting(): readonly [Sorting, Change<Sorting>] {
  return useHistoryState('sorting', initialSorting, stored => {
    const { tab, direction } = stored as Partial<Sorting>
    if (!tab || !sortTabs.includes(tab) || (tab === 'all' && !direction)) return undefined
    return { tab, direction: direction ?? '' }
  })
}
