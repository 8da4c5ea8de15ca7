'use client'

import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { bounded } from '@/components/hooks/bounded'
import { whenNear } from '@/components/hooks/when-near'
import type { ActionClasses } from '@/components/request/FloatingActions/MainAction'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import { buttonClassName } from '@/components/ui/Button/buttonClassName'
import type { BookableDoctor } from '@/lib/doctors/card'
import { fill } from '@/lib/text/fill'
import styles from './DoctorBooking.module.scss'
import { appointmentHref } from './hrefs'
import type { DoctorLabels } from './labels'
import type { DayWish, WeekSelector } from './WeekSelector'

interface DoctorBookingProps {
  readonly doctor: BookableDoctor
  readonly labels: DoctorLabels
  /** The prices come first, and the button is also in the bottom bar of phones, by these classes. */
  readonly inBar?: ActionClasses
  /** The prices. */
  readonly children: ReactNode
}

/**
 * A preferred day, the prices, and the button that opens the request for this doctor. In a narrow
 * card the week is hidden behind a button, because it would fill a third of the card.
 */
export const DoctorBooking = bounded(LiveBooking, PlainBooking)

function LiveBooking({ doctor, labels, inBar, children }: DoctorBookingProps) {
  const [wish, setWish] = useState<DayWish | null>(null)
  const [open, setOpen] = useState(false)
  const week = useRef<HTMLDivElement>(null)
  const weekId = useId()
  const Week = useWeekSelector(week)
  const { id, name } = doctor
  // Below its button, where the bar of phones may cover it.
  useEffect(() => {
    if (open) week.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  const ofName = <span className="visually-hidden">{` — ${name}`}</span>
  const button = (className?: string) => (
    <RequestButton
      kind="doctors"
      id={id}
      subject={wish ? fill(labels.preferredDay, { name, day: wish.text }) : name}
      {...(wish && { preferredDay: wish.day })}
      href={appointmentHref(doctor, labels, wish?.day)}
      wide
      {...(className && { className })}
    >
      {labels.appointment}
      {ofName}
    </RequestButton>
  )
  const choice = (
    <div ref={week} id={weekId} className={styles.week} data-open={open || undefined}>
      {Week && (
        <Week
          doctor={doctor}
          labels={labels.week}
          name={inBar ? undefined : name}
          wish={wish}
          onChange={setWish}
        />
      )}
    </div>
  )
  if (inBar) {
    return (
      <div className={styles.booking}>
        {children}
        {choice}
        {button(inBar.own)}
        <div className={inBar.main}>{button()}</div>
      </div>
    )
  }
  return (
    <div className={styles.booking}>
      {children}
      <div className={styles.actions}>
        <button
          type="button"
          className={buttonClassName({ variant: 'secondary' }, styles.choose)}
          aria-expanded={open}
          aria-controls={weekId}
          onClick={() => setOpen(!open)}
        >
          <span>{wish?.text ?? labels.week.choose}</span>
          {ofName}
        </button>
        {choice}
        {button(styles.book)}
      </div>
    </div>
  )
}

function PlainBooking({ doctor, labels }: DoctorBookingProps) {
  return (
    <div className={styles.booking}>
      <a className={buttonClassName({ wide: true })} href={appointmentHref(doctor, labels)}>
        {labels.appointment}
      </a>
    </div>
  )
}

/** Loaded and rendered when the card comes near the viewport: lists have many of them. */
function useWeekSelector(place: RefObject<HTMLElement | null>): typeof WeekSelector | undefined {
  const [code, setCode] = useState<{ readonly WeekSelector: typeof WeekSelector }>()
  useEffect(() => {
    if (!place.current) return
    return whenNear(place.current, () => {
      import('./WeekSelector').then(setCode, () => undefined)
    })
  }, [place])
  return code?.WeekSelector
}
