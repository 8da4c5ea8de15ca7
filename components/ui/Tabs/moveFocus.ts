import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * Arrow keys, Home and End move the focus between the tabs of a list, round its ends. A tab that is
 * a link opens with the space bar, too, as all others do.
 */
export function moveTabFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
    event.preventDefault()
    event.target.click()
    return
  }
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const place = tabs.findIndex(tab => tab.matches(':focus'))
  const step = steps[event.key]
  const next =
    event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : step && place + step
  if (place < 0 || next === undefined) return
  event.preventDefault()
  tabs.at(next % tabs.length)?.focus()
}
