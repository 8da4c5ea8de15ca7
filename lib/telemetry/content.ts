/** Metrics of the content: the age of each list, and failed loads; reported by the store. */

import { Slot } from '@/lib/process/slot'
import { counter, gauge } from './metrics'

/** Time of the last good load of each list, ms since 1970. */
const slot = new Slot<Map<string, number>>('load-times')
const loadTimes = () => slot.orMake(() => new Map())

/**
 * Reports a good load of a list.
 * @param list such as `doctors`
 * @param at of the response, ms since 1970; earlier for a list that was read from disk
 */
export function noteContentLoaded(list: string, locale: string, at = Date.now()): void {
  loadTimes().set(`${list} ${locale}`, at)
  contentAge()
}

/**
 * The backend returned no list, an invalid one, or a part of it.
 * @param reason the kind of failure, such as `network` or `partial`
 */
export function noteContentFailure(list: string, locale: string, reason: string): void {
  counter('clinic_content_failures_total', 'Lists that the backend did not give', [
    'list',
    'locale',
    'reason',
  ]).inc({ list, locale, reason })
}

/** How many records of a list are left out, or shown without a value or with an earlier text. */
export function noteFaultyRecords(list: string, locale: string, count: number): void {
  gauge('clinic_content_faulty_records', 'Records of a list that are not shown as they are', [
    'list',
    'locale',
  ]).set({ list, locale }, count)
}

function contentAge(): void {
  gauge(
    'clinic_content_age_seconds',
    'Since a list was last renewed from the backend',
    ['list', 'locale'],
    function () {
      for (const [key, at] of loadTimes()) {
        const [list = '', locale = ''] = key.split(' ')
        this.set({ list, locale }, Math.max(0, (Date.now() - at) / 1000))
      }
    },
  )
}
