import { useState } from 'react'
import useSWR, { type SWRConfiguration } from 'swr'
import { fetchList, type ListKey } from '@/lib/browser/fetchList'
import type { DoctorCardData } from '@/lib/doctors/card'
import { everyone, filterDoctors, type SpecialtyChoice } from '@/lib/doctors/filter'
import { initialSorting, inOrder, type Sorting, sortedPath } from '@/lib/doctors/sorting'
import type { Locale } from '@/lib/i18n/locales'
import type { Rest } from './restHtml'

/** The first doctors of the server's list, and what lies beyond them. */
export interface FirstDoctors {
  readonly cards: readonly DoctorCardData[]
  readonly rest: Rest | null
}

export interface Doctors {
  /** Of the newest answer; while it is awaited, and after a failure, of the one before it. */
  readonly doctors: readonly DoctorCardData[]
  /** Doctors that are not loaded; `null` when they all are, or a specialty is chosen. */
  readonly rest: Rest | null
  readonly count: number
  /** Another list is under way. */
  readonly waiting: boolean
  /** The newest question was not answered. */
  readonly failed: boolean
  /** Asks again. */
  readonly reload: () => void
  /** Fetches the rest, unless it is on its way or was refused. */
  readonly loadRest: () => void
}

/** The site asks when a visitor changes something, and at no other time. */
export const onlyWhenAsked: SWRConfiguration = {
  revalidateOnMount: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  dedupingInterval: 0,
  keepPreviousData: true,
}

let visits = 0

/** A later visit to the page starts from the server's list, never from answers to an earlier one. */
export function useVisit(): number {
  const [visit] = useState(() => {
    visits += 1
    return visits
  })
  return visit
}

/**
 * The list in the order that was pressed last: each order has its own key, so that an answer that
 * comes late is put aside under its own and never shown over a newer one.
 */
export function useDoctors(
  first: FirstDoctors,
  sorting: Sorting,
  choice: SpecialtyChoice,
  locale: Locale,
): Doctors {
  const key: ListKey = [sortedPath(sorting), locale, useVisit()]
  const [asked, setAsked] = useState(false)
  const answer = useSWR<readonly DoctorCardData[], Error, ListKey>(key, fetchList, {
    ...onlyWhenAsked,
    fallbackData: first.cards,
  })
  const { data = first.cards, error, isLoading, isValidating, mutate } = answer
  const changed = asked || sorting !== initialSorting
  if (changed !== asked) setAsked(changed)

  const rest = data === first.cards ? first.rest : null
  const filtered = choice !== everyone
  const doctors = filterDoctors(inOrder(data, sorting, locale), choice, locale)
  const failed = error !== undefined
  return {
    doctors,
    rest: filtered ? null : rest,
    count: doctors.length + (rest && !filtered ? rest.count : 0),
    // A specialty is chosen from all doctors, not from the first ones.
    waiting: (isLoading && changed) || (filtered && rest !== null && !failed),
    failed,
    reload: () => {
      setAsked(true)
      void mutate()
    },
    loadRest: () => {
      if (rest && !isValidating && !failed) void mutate()
    },
  }
}
