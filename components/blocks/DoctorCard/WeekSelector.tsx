import { ChevronLeft, ChevronRight } from 'lucide'
import { useState } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import { dayAndMonth, weekday, weekOf } from '@/lib/text/days'
import { useFirstDay, useToday } from './useToday'
import styles from './WeekSelector.module.scss'
import type { WeekWords } from './words'

interface WeekSelectorProps {
  readonly words: WeekWords
  readonly wish: DayWish | null
  readonly onChange: (wish: DayWish | null) => void
}

export interface DayWish {
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** "пт, 14 ноября". */
  readonly text: string
}

/**
 * Seven days of an ISO week to wish for one (spec 2 §2). It knows nothing of free hours and never
 * looks as if it did. It opens on a week that still has days: not on Sunday evening's. The server
 * cannot draw it: a page outlives the day it was made on.
 */
export function WeekSelector({ words, wish, onChange }: WeekSelectorProps) {
  const today = useToday()
  const first = useFirstDay(words.hours)
  const [offset, setOffset] = useState(0)
  if (!today || !first) return null

  const days = weekOf(first, offset)
  return (
    <fieldset className={styles.week}>
      <legend className={styles.caption}>{wish ? words.hint : words.label}</legend>
      <div className={styles.range}>
        <button type="button" aria-label={words.previous} onClick={() => setOffset(offset - 1)}>
          <Icon of={ChevronLeft} aria-hidden="true" />
        </button>
        <span aria-live="polite">{rangeText(days, words)}</span>
        <button type="button" aria-label={words.next} onClick={() => setOffset(offset + 1)}>
          <Icon of={ChevronRight} aria-hidden="true" />
        </button>
      </div>
      <div className={styles.days}>
        {days.map((day, index) => (
          <button
            key={day}
            type="button"
            aria-pressed={day === wish?.day}
            aria-current={day === today ? 'date' : undefined}
            disabled={day < first}
            onClick={() => onChange(day === wish?.day ? null : { day, text: dayText(day, words) })}
          >
            <small>{words.days[index]}</small> <b>{dayAndMonth(day).day}</b>{' '}
            <span className="visually-hidden">
              {words.months[dayAndMonth(day).month]}, {words.longDays[index]}{' '}
            </span>
            {day === today && <em>{words.today}</em>}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** "пт, 14 ноября". */
function dayText(day: string, words: WeekWords): string {
  return `${words.days[weekday(day)]?.toLowerCase()}, ${dateText(day, words)}`
}

function dateText(day: string, { months }: WeekWords): string {
  const date = dayAndMonth(day)
  return `${date.day} ${months[date.month]}`
}

/** "10–16 ноября", "27 октября – 2 ноября". */
function rangeText(days: readonly string[], words: WeekWords): string {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const [from, to] = [dayAndMonth(first), dayAndMonth(last)]
  return from.month === to.month
    ? `${from.day}–${dateText(last, words)}`
    : `${dateText(first, words)} – ${dateText(last, words)}`
}
