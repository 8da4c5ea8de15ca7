/**
 * How the list of doctors was left: the specialty in one shape for both layouts, so that it stays
 * when a phone is turned and when a visitor comes back from a doctor's page.
 */
import { useAddressValues } from '@/components/hooks/address-values'
import { type Change, useKept } from '@/components/hooks/history-state'
import { everyone, type SpecialtyChoice } from '@/lib/doctors/filter'
import { initialSorting, type Sorting, sortTabs } from '@/lib/doctors/sorting'

/** The chosen specialty; `everyone` itself when none is. */
export function useKeptChoice(): readonly [SpecialtyChoice, Change<SpecialtyChoice>] {
  return useKept('specialty', everyone, kept => {
    const { letter, name } = kept as Partial<SpecialtyChoice>
    return letter ? { letter, name: name ?? null } : undefined
  })
}

/** The labels a doctor is to have, of those that are offered; they stand in the address. */
export function useKeptTags(offered: readonly string[]) {
  const [asked, setAsked] = useAddressValues('label')
  return [offered.filter(tag => asked.includes(tag)), setAsked] as const
}

/** The order; the first one is `initialSorting` itself. */
export function useKeptSorting(): readonly [Sorting, Change<Sorting>] {
  return useKept('sorting', initialSorting, kept => {
    const { tab, direction } = kept as Partial<Sorting>
    if (!tab || !sortTabs.includes(tab) || (tab === 'all' && !direction)) return undefined
    return { tab, direction: direction ?? '' }
  })
}
