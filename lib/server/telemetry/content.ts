/**
 * How old what pages are made of is, list by list, and how often it could not be renewed. Whoever
 * fetches the content tells it here.
 */
import { counter, gauge } from './metrics'

/** When each list was last renewed, ms since 1970: through `globalThis`, as bundles differ. */
const slot = Symbol.for('clinic.telemetry.content')
const shared = globalThis as { [slot]?: Map<string, number> }

function renewals(): Map<string, number> {
  shared[slot] ??= new Map()
  return shared[slot]
}

/**
 * A list is as the backend has it now.
 * @param list such as `doctors`
 * @param at of the answer, ms since 1970; earlier for what was found on the disk
 */
export function noteContentRenewed(list: string, locale: string, at = Date.now()): void {
  renewals().set(`${list} ${locale}`, at)
  contentAge()
}

/** The backend did not give a list, or gave something else. */
export function noteContentFailure(list: string, locale: string): void {
  counter('clinic_content_failures_total', 'Lists that the backend did not give', [
    'list',
    'locale',
  ]).inc({ list, locale })
}

function contentAge(): void {
  gauge(
    'clinic_content_age_seconds',
    'Since a list was last renewed from the backend',
    ['list', 'locale'],
    function () {
      for (const [key, at] of renewals()) {
        const [list = '', locale = ''] = key.split(' ')
        this.set({ list, locale }, Math.max(0, (Date.now() - at) / 1000))
      }
    },
  )
}
