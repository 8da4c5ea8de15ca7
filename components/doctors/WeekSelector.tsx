import { ChevronLeft, ChevronRight } from 'lucide'
import { useState } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import { type DayHours, hoursOn } from '@/lib/clinic/hours'
import { type Reception, receptionHours, saysDays } from '@/lib/doctors/reception'
import { dayAndMonth, daysText, weekday, weekOf } from '@/lib/text/days'
import type { WeekLabels } from './labels'
import { useFirstDay, useToday } from './useToday'
import styles from './WeekSelector.module.scss'

interface WeekSelectorProps {
  readonly doctor: Reception
  readonly labels: WeekLabels
  /** Of the doctor, in a list of several. */
  readonly name?: string | undefined
  readonly wish: DayWish | null
  readonly onChange: (wish: DayWish | null) => void
}

export interface DayWish {
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** "пт, 14 ноября, 9:00–14:00"; the hours are those of a doctor who says days. */
  readonly text: string
}

/**
 * Seven days of an ISO week, to choose a preferred one; free hours are unknown, so none are shown.
 * It opens on a week that still has a day for a visit. Client-only, because a cached page outlives
 * its day.
 */
export function WeekSelector({ doctor, labels, name, wish, onChange }: WeekSelectorProps) {
  const today = useToday()
  const hours = receptionHours(doctor, labels.hours)
  const first = useFirstDay(hours)
  const [offset, setOffset] = useState(0)
  const [isMoved, setMoved] = useState(false)
  if (!today || !first) return null

  const days = weekOf(first, offset)
  const range = daysText(days[0] ?? first, days.at(-1) ?? first, labels.months)
  const textOf = (day: string) =>
    [dayText(day, labels), saysDays(doctor) && timesText(hoursOn(hours, day))]
      .filter(Boolean)
      .join(', ')
  const move = (weeks: number) => {
    setOffset(offset + weeks)
    setMoved(true)
  }
  return (
    <fieldset className={styles.week}>
      <legend className={styles.caption}>
        <span>{wish ? labels.hint : labels.label}</span>
        {name && <span className="visually-hidden">{` — ${name}`}</span>}
      </legend>
      <div className={styles.range}>
        <button type="button" aria-label={labels.previous} onClick={() => move(-1)}>
          <Icon of={ChevronLeft} />
        </button>
        <span aria-hidden={isMoved}>{range}</span>
        {/* Empty at first: while one tabs through a list, cards come with their weeks. */}
        <span className="visually-hidden" role="status">
          {isMoved && range}
        </span>
        <button type="button" aria-label={labels.next} onClick={() => move(1)}>
          <Icon of={ChevronRight} />
        </button>
      </div>
      <div className={styles.days}>
        {days.map((day, index) => (
          <button
            key={day}
            type="button"
            aria-pressed={day === wish?.day}
            aria-current={day === today ? 'date' : undefined}
            disabled={day < first || hoursOn(hours, day).length === 0}
            onClick={() => onChange(day === wish?.day ? null : { day, text: textOf(day) })}
          >
            <small>{labels.days[index]}</small> <b>{dayAndMonth(day).day}</b>{' '}
            <span className="visually-hidden">
              {`${labels.months[dayAndMonth(day).month]}, ${labels.longDays[index]} `}
            </span>
            {day === today && <em>{labels.today}</em>}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** "пт, 14 ноября". */
function dayText(day: string, labels: WeekLabels): string {
  return `${labels.days[weekday(day)]?.toLowerCase()}, ${daysText(day, day, labels.months)}`
}

const timesText = (hours: DayHours) =>
  hours.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')
