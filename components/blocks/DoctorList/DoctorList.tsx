import { type RefObject, useEffect, useRef, useState } from 'react'
import { DoctorCard } from '@/components/blocks/DoctorCard/DoctorCard'
import { DoctorRow } from '@/components/blocks/DoctorCard/DoctorRow'
import type { DoctorWords } from '@/components/blocks/DoctorCard/words'
import { type DoctorEntry, isCard } from '@/lib/doctors/card'
import type { Locale } from '@/lib/i18n/locales'
import { doctorCards } from '@/lib/views/doctors'
import styles from './DoctorList.module.scss'

interface DoctorListProps {
  readonly doctors: readonly DoctorEntry[]
  readonly words: DoctorWords
  readonly locale: Locale
  /** Slug of the one that is highlighted; without `onSelect` cards lead to the doctors' pages. */
  readonly selected?: string | undefined
  readonly onSelect?: (slug: string) => void
  /** Rows have come near and their cards are not there. */
  readonly onCardsWanted: () => void
  /** The element that scrolls; by default the window. */
  readonly scroller?: RefObject<HTMLElement | null>
  /** The first photo may be the largest picture of the page. */
  readonly priority?: boolean
}

/** Cards, and below them a line for each further doctor; lines become cards as they come near. */
export function DoctorList(props: DoctorListProps) {
  const { doctors, words, locale, selected, onSelect, onCardsWanted, scroller } = props
  const [limit, setLimit] = useState(doctorCards)
  const firstRow = useRef<HTMLLIElement>(null)
  const rowAt = doctors.findIndex((doctor, index) => index >= limit || !isCard(doctor))

  useNear(firstRow, scroller, rowAt, () => {
    if (doctors.slice(rowAt, rowAt + doctorCards).every(isCard)) setLimit(rowAt + doctorCards)
    else onCardsWanted()
  })

  return (
    <ul className={styles.list}>
      {doctors.map((doctor, index) =>
        isCard(doctor) && (rowAt < 0 || index < rowAt) ? (
          <li key={doctor.slug} className={styles.card}>
            <DoctorCard
              doctor={doctor}
              words={words}
              locale={locale}
              selected={doctor.slug === selected}
              {...(onSelect ? { onSelect: () => onSelect(doctor.slug) } : {})}
              {...(props.priority && index === 0 ? { priority: true } : {})}
            />
          </li>
        ) : (
          <li key={doctor.slug} ref={index === rowAt ? firstRow : null}>
            <DoctorRow doctor={doctor} words={words} locale={locale} />
          </li>
        ),
      )}
    </ul>
  )
}

/** Calls back when the element is about to be scrolled into view. */
function useNear(
  target: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null> | undefined,
  /** Another place is another element. */
  place: number,
  onNear: () => void,
): void {
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  useEffect(() => {
    if (!target.current || place < 0) return
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && latest.current(),
      { root: scroller?.current ?? null, rootMargin: '0px 0px 800px 0px' },
    )
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target, scroller, place])
}
