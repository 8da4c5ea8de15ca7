import type { SortedLabels } from '@/components/screens/Doctors/labels'
import type { Doctors } from '@/components/screens/Doctors/useDoctors'
import { initialSorting, orderKey, type Sorting } from '@/lib/doctors/sorting'
import type { Locale } from '@/lib/routing/locales'
import { plural } from '@/lib/text/plural'

interface FoundProps {
  readonly list: Doctors
  readonly sorting: Sorting
  readonly labels: SortedLabels
  readonly locale: Locale
  readonly className: string | undefined
}

/** How many doctors are listed; to the ear also in what order, once one has been chosen. The phone's select says its own. */
export function Found({ list, sorting, labels, locale, className }: FoundProps) {
  const { waiting, failed, count } = list
  return (
    <p className={className} role="status">
      <span>{waiting ? labels.loading : plural(count, labels.found, locale)}</span>
      {!waiting && !failed && sorting !== initialSorting && (
        <span className="visually-hidden">{`, ${labels.orders[orderKey(sorting)]}`}</span>
      )}
    </p>
  )
}
