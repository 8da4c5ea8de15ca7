import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useList } from '@/components/hooks/use-list'
import type { DoctorCardData } from '@/lib/doctors/card'
import { everyone, filterDoctors, type SpecialtyChoice } from '@/lib/doctors/filter'
import { initialSorting, inOrder, type Sorting, sortedPath } from '@/lib/doctors/sorting'
import { withTags } from '@/lib/doctors/tags'
import type { Locale } from '@/lib/routing/locales'
import type { DoctorListLabels } from './labels'

/** What came with the page: the first doctors, and how many there are in all. */
export interface FirstDoctors {
  readonly doctors: readonly DoctorCardData[]
  readonly count: number
}

export interface Doctors {
  /** The loaded doctors; while another order is pending, and after a failure, the previous ones. */
  readonly doctors: readonly DoctorCardData[]
  /** How many there are, including those not loaded yet. */
  readonly count: number
  /** Another list is being fetched. */
  readonly waiting: boolean
  /** The latest request failed. */
  readonly failed: boolean
  /** Retries the request. */
  readonly reload: () => void
  /** Fetches the remaining doctors once; after a failure the visitor has to retry. */
  readonly loadRest: () => void
  /** To be rendered: see `useList`. */
  readonly source: ReactNode
}

/**
 * The doctors of the chosen specialty who have all of the chosen labels and receive on the chosen days, in the order chosen last.
 */
export function useDoctors(
  first: FirstDoctors,
  sorting: Sorting,
  choice: SpecialtyChoice,
  locale: Locale,
  tags: readonly string[],
  labels: Pick<DoctorListLabels, 'days' | 'card'>,
): Doctors {
  const { data, loading, failed, reload, source } = useList(sortedPath(sorting), locale, {
    initial: first.doctors,
    keepPrevious: true,
  })
  const loaded = data ?? first.doctors
  const missing = loaded === first.doctors ? first.count - loaded.length : 0
  const filtered = choice !== everyone || tags.length > 0

  // The rest loads without a skeleton, because it appears below the visible cards.
  const [isSilent, setSilent] = useState(false)
  const requested = useRef(false)
  const loadRest = () => {
    if (missing === 0 || requested.current) return
    requested.current = true
    setSilent(true)
    reload()
  }

  // Filters need all doctors, not only the first ones.
  const incomplete = filtered && missing > 0
  useEffect(() => {
    if (incomplete) loadRest()
  })

  const chosen = filterDoctors(inOrder(loaded, sorting, locale), choice, locale)
  const names: readonly string[] = Object.values(labels.days)
  const byDay = tags.some(tag => names.includes(tag))
  const dayFilters = useDayFilters(byDay)
  const there = dayFilters?.onDays(
    chosen,
    tags,
    { labels: labels.days, hours: labels.card.week.hours },
    Date.now(),
  )
  const doctors = byDay ? there && withTags(there.doctors, there.labels) : withTags(chosen, tags)
  const isReading = byDay && dayFilters === undefined
  return {
    doctors: doctors ?? [],
    count: (doctors?.length ?? 0) + (filtered ? 0 : missing),
    waiting:
      isReading || (incomplete ? !failed : loading && !(isSilent && sorting === initialSorting)),
    failed: failed || (byDay && dayFilters === null),
    reload,
    loadRest,
    source,
  }
}

type DayFilters = typeof import('@/lib/doctors/day-filters')

/** Loaded once a day is chosen; `null` where they cannot be. */
function useDayFilters(isWanted: boolean): DayFilters | null | undefined {
  const [code, setCode] = useState<DayFilters | null>()
  useEffect(() => {
    if (isWanted) import('@/lib/doctors/day-filters').then(setCode, () => setCode(null))
  }, [isWanted])
  return code
}
