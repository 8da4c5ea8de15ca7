import { useEffect, useRef } from 'react'
import { DoctorCard } from '@/components/doctors/DoctorCard'
import { MoreButton } from '@/components/lists/MoreButton'
import { doctorStep } from '@/lib/doctors/card'
import type { Locale } from '@/lib/routing/locales'
import styles from './DoctorList.module.scss'
import type { DoctorListLabels } from './labels'
import { useCardLimit } from './useCardLimit'
import type { Doctors } from './useDoctors'

interface DoctorListProps {
  /** Key of the filters and the order. */
  readonly name: string
  readonly list: Pick<Doctors, 'doctors' | 'count' | 'failed' | 'reload' | 'loadRest'>
  readonly labels: Pick<DoctorListLabels, 'card' | 'receptions' | 'more'>
  readonly locale: Locale
  /** Slug of the one that is highlighted; without `onSelect` cards lead to the doctors' pages. */
  readonly selected?: string | undefined
  readonly onSelect?: (slug: string) => void
  /** The first photo may be the largest picture of the page. */
  readonly priority?: boolean
}

/** The first cards of a list, and a button for the next ones. */
export function DoctorList(props: DoctorListProps) {
  const { name, list, labels, locale, selected, onSelect, priority } = props
  const { doctors, count, failed } = list
  const place = useRef<HTMLDivElement>(null)
  const isWhole = doctors.length >= count
  const here = isWhole ? Number.POSITIVE_INFINITY : doctors.length
  const [limit, setLimit] = useCardLimit(place, name, Math.min(here, doctorStep), here)

  const isWanted = limit > here
  useEffect(() => {
    if (isWanted) list.loadRest()
  })

  const showMore = () => {
    if (failed) list.reload()
    setLimit(Math.min(limit, doctors.length) + doctorStep)
  }

  return (
    <div ref={place} className={styles.list}>
      <ul>
        {doctors.slice(0, limit).map((doctor, index) => (
          <li key={doctor.slug}>
            <DoctorCard
              doctor={doctor}
              labels={labels.card}
              reception={labels.receptions[doctor.id]}
              locale={locale}
              selected={doctor.slug === selected}
              {...(onSelect ? { onSelect: () => onSelect(doctor.slug) } : {})}
              {...(priority && index === 0 ? { priority } : {})}
            />
          </li>
        ))}
      </ul>
      <MoreButton
        rest={count - Math.min(limit, doctors.length)}
        step={doctorStep}
        loading={isWanted && !failed}
        label={labels.more}
        onMore={showMore}
        onNear={isWhole ? undefined : list.loadRest}
      />
    </div>
  )
}
