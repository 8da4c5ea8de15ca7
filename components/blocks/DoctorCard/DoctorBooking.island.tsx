'use client'

import { useEffect, useState } from 'react'
import { RequestButton } from '@/components/blocks/RequestDialog/RequestButton.island'
import type { BookableDoctor } from '@/lib/doctors/card'
import { fill } from '@/lib/text/fill'
import styles from './DoctorBooking.module.scss'
import { DoctorPrices } from './DoctorPrices'
import { appointmentHref } from './hrefs'
import type { DayWish, WeekSelector } from './WeekSelector'
import type { DoctorWords } from './words'

interface DoctorBookingProps {
  readonly doctor: BookableDoctor
  readonly words: DoctorWords
}

/** A day to wish for, the prices, and the button that opens the request for this doctor. */
export function DoctorBooking({ doctor, words }: DoctorBookingProps) {
  const [wish, setWish] = useState<DayWish | null>(null)
  const Week = useWeekSelector()
  const { id, name } = doctor
  return (
    <div className={styles.booking}>
      <div className={styles.week}>
        {Week && <Week words={words.week} wish={wish} onChange={setWish} />}
      </div>
      <DoctorPrices doctor={doctor} words={words} />
      <RequestButton
        kind="doctors"
        id={id}
        subject={wish ? fill(words.preferredDay, { name, day: wish.text }) : name}
        {...(wish && { preferredDay: wish.day })}
        href={appointmentHref(doctor, words)}
        wide
      >
        {words.appointment}
      </RequestButton>
    </div>
  )
}

/** Fetched once the page stands: it is nothing to wait for, and lists have many. */
function useWeekSelector(): typeof WeekSelector | undefined {
  const [code, setCode] = useState<{ readonly WeekSelector: typeof WeekSelector }>()
  useEffect(() => {
    import('./WeekSelector').then(setCode, () => undefined)
  }, [])
  return code?.WeekSelector
}
