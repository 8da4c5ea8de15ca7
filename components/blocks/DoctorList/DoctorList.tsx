import { type RefObject, useEffect, useRef } from 'react'
import { DoctorCard } from '@/components/blocks/DoctorCard/DoctorCard'
import { DoctorRow } from '@/components/blocks/DoctorCard/DoctorRow'
import type { DoctorWords } from '@/components/blocks/DoctorCard/words'
import { whenNear } from '@/lib/browser/when-near'
import type { DoctorCardData } from '@/lib/doctors/card'
import type { Locale } from '@/lib/i18n/locales'
import { cardsOf, doctorCards } from '@/lib/views/doctors'
import styles from './DoctorList.module.scss'
import { type Rest, takeRest } from './rest'
import { useKeptCards } from './useKeptCards'

interface DoctorListProps {
  /** Names what is listed, and in which order. */
  readonly list: string
  readonly doctors: readonly DoctorCardData[]
  /** Doctors that are not loaded: their lines are in the page. */
  readonly rest: Rest | null
  /** The lines have come near. */
  readonly onRestWanted: () => void
  readonly words: DoctorWords
  readonly locale: Locale
  /** Slug of the one that is highlighted; without `onSelect` cards lead to the doctors' pages. */
  readonly selected?: string | undefined
  readonly onSelect?: (slug: string) => void
  /** The element that scrolls; by default the window. */
  readonly scroller?: RefObject<HTMLElement | null>
  /** The first photo may be the largest picture of the page. */
  readonly priority?: boolean
}

/** Cards, and below them a line for each further doctor; lines become cards as they come near. */
export function DoctorList(props: DoctorListProps) {
  const { doctors, rest, words, locale, selected, onSelect, scroller } = props
  const place = useRef<HTMLDivElement>(null)
  const first = cardsOf(doctors.length + (rest?.count ?? 0))
  const loaded = rest ? doctors.length : Number.POSITIVE_INFINITY
  const [limit, setLimit] = useKeptCards(place, props.list, first, loaded)
  const lines = useRef<HTMLUListElement>(null)
  const further = doctors.slice(limit)

  const { onRestWanted } = props
  useEffect(() => {
    // By a link inside the site the lines do not come along; after "back" they may be cards.
    const isBare = lines.current?.childElementCount === 0
    const areCards = limit > first && limit > loaded
    if (rest && (isBare || areCards)) onRestWanted()
  }, [rest, limit, first, loaded, onRestWanted])

  useNear(lines, scroller, `${limit} ${doctors.length}`, () => {
    if (further.length > 0) setLimit(limit + doctorCards)
    else onRestWanted()
  })

  return (
    <div ref={place} className={styles.list}>
      <ul>
        {doctors.slice(0, limit).map((doctor, index) => (
          <li key={doctor.slug}>
            <DoctorCard
              doctor={doctor}
              words={words}
              locale={locale}
              selected={doctor.slug === selected}
              {...(onSelect ? { onSelect: () => onSelect(doctor.slug) } : {})}
              {...(props.priority && index === 0 ? { priority: true } : {})}
            />
          </li>
        ))}
      </ul>
      {further.length > 0 && (
        <ul ref={lines} className={styles.lines}>
          {further.map(doctor => (
            <li key={doctor.slug}>
              <DoctorRow doctor={doctor} words={words} />
            </li>
          ))}
        </ul>
      )}
      {rest && further.length === 0 && (
        <ul
          ref={lines}
          className={styles.lines}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped where it is put together
          dangerouslySetInnerHTML={{ __html: takeRest(rest) }}
          // The browser has no copy of the lines: they stay as the server has written them.
          suppressHydrationWarning
        />
      )}
    </div>
  )
}

/** Calls back when the element is about to be scrolled into view. */
function useNear(
  target: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null> | undefined,
  /** Another state of the list is another question. */
  state: string,
  onNear: () => void,
): void {
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again for each state
  useEffect(() => {
    if (!target.current) return
    return whenNear(target.current, () => latest.current(), scroller?.current)
  }, [target, scroller, state])
}
