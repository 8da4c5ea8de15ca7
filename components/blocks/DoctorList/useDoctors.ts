import { type ReactNode, useRef, useState } from 'react'
import { useAskedList } from '@/components/blocks/AskedList/useAskedList'
import type { DoctorCardData } from '@/lib/doctors/card'
import { everyone, filterDoctors, type SpecialtyChoice } from '@/lib/doctors/filter'
import { initialSorting, inOrder, type Sorting, sortedPath } from '@/lib/doctors/sorting'
import type { Locale } from '@/lib/i18n/locales'
import type { Rest } from './rest'

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
  /** Fetches the rest, once: after a failure it is the visitor's to ask again. */
  readonly loadRest: () => void
  /** To be rendered beside the list. */
  readonly source: ReactNode
}

/** The list in the order that was pressed last, and of it the doctors of the chosen specialty. */
export function useDoctors(
  first: FirstDoctors,
  sorting: Sorting,
  choice: SpecialtyChoice,
  locale: Locale,
): Doctors {
  const list = useAskedList(sortedPath(sorting), locale, first.cards)
  // The rest arrives unnoticed, below what is being looked at.
  const [quietly, setQuietly] = useState(false)
  const restAsked = useRef(false)
  const { data, waiting, failed } = list
  const cards = data ?? first.cards
  const rest = cards === first.cards ? first.rest : null
  const filtered = choice !== everyone
  const doctors = filterDoctors(inOrder(cards, sorting, locale), choice, locale)
  return {
    doctors,
    rest: filtered ? null : rest,
    count: doctors.length + (rest && !filtered ? rest.count : 0),
    // A specialty is chosen from all doctors, not from the first ones.
    waiting: filtered && rest ? !failed : waiting && !(quietly && sorting === initialSorting),
    failed,
    source: list.source,
    reload: () => {
      setQuietly(false)
      list.ask()
    },
    loadRest: () => {
      if (!rest || restAsked.current) return
      restAsked.current = true
      setQuietly(true)
      list.ask()
    },
  }
}
