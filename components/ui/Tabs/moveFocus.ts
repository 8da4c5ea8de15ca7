import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * Arrow keys, Home and End move the focus between the tabs of a list and wrap at its ends. Space
 * opens a tab that is a link, as it does buttons.
 */
export function moveTabFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
    event.preventDefault()
    event.target.click()
    return
  }
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const index = tabs.findIndex(tab => tab.matches(':focus'))
  const step = steps[event.key]
  const next =
    event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : step && index + step
  if (index < 0 || next === undefined) return
  event.preventDefault()
  tabs.at(next % tabs.length)?.focus()
}
