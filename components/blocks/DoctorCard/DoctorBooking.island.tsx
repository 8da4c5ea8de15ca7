'use client'

import { useState } from 'react'
import { RequestButton } from '@/components/blocks/RequestDialog/RequestButton.island'
import type { BookableDoctor } from '@/lib/doctors/card'
import type { Locale } from '@/lib/i18n/locales'
import { requestHref } from '@/lib/requests/href'
import { fill } from '@/lib/text/fill'
import styles from './DoctorBooking.module.scss'
import { DoctorPrices } from './DoctorPrices'
import { dayText, WeekSelector } from './WeekSelector'
import type { DoctorWords } from './words'

interface DoctorBookingProps {
  readonly doctor: BookableDoctor
  readonly words: DoctorWords
  readonly locale: Locale
}

/** A day to wish for, the prices, and the button that opens the request for this doctor. */
export function DoctorBooking({ doctor, words, locale }: DoctorBookingProps) {
  const [day, setDay] = useState<string | null>(null)
  const { id, name } = doctor
  const wish = day && { name, day: dayText(day, words.week) }
  return (
    <div className={styles.booking}>
      <WeekSelector words={words.week} value={day} onChange={setDay} />
      <DoctorPrices doctor={doctor} words={words} />
      <RequestButton
        kind="doctors"
        id={id}
        subject={wish ? fill(words.preferredDay, wish) : name}
        href={requestHref(locale, 'doctors', id)}
        wide
      >
        {words.appointment}
      </RequestButton>
    </div>
  )
}
