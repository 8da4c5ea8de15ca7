import { useState } from 'react'
import useSWR, { type SWRConfiguration } from 'swr'
import { fetchList, type ListKey } from '@/lib/browser/fetchList'
import { type DoctorEntry, isCard } from '@/lib/doctors/card'
import { initialSorting, inOrder, type Sorting, sortedPath } from '@/lib/doctors/sorting'
import type { Locale } from '@/lib/i18n/locales'

export interface Doctors {
  /** Those of the newest answer; while it is awaited, and after a failure, those before it. */
  readonly doctors: readonly DoctorEntry[]
  /** A change of order is under way. */
  readonly waiting: boolean
  /** The newest question was not answered. */
  readonly failed: boolean
  /** Asks again. */
  readonly reload: () => void
  /** Fetches the cards in place of rows, unless they are there already. */
  readonly loadCards: () => void
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
  initial: readonly DoctorEntry[],
  sorting: Sorting,
  locale: Locale,
): Doctors {
  const key: ListKey = [sortedPath(sorting), locale, useVisit()]
  const [asked, setAsked] = useState(false)
  const answer = useSWR<readonly DoctorEntry[], Error, ListKey>(key, fetchList, {
    ...onlyWhenAsked,
    fallbackData: initial,
  })
  const { data = initial, error, isLoading, mutate } = answer
  const changed = asked || sorting !== initialSorting
  if (changed !== asked) setAsked(changed)

  return {
    doctors: inOrder(data, sorting, locale),
    waiting: isLoading && changed,
    failed: error !== undefined,
    reload: () => {
      setAsked(true)
      void mutate()
    },
    loadCards: () => {
      if (!data.every(isCard) && !isLoading && !error) void mutate()
    },
  }
}
