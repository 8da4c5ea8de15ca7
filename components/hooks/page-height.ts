/**
 * The height of a scrolled page, kept with its history entry and reserved when the visitor returns.
 * Browsers restore the scroll position while a page loads, and by "back" at once: without the
 * reserve, a list that has fewer items in the HTML ends above that position.
 */
import { historyValue, setHistoryValue } from './history-state'

/** Milliseconds without a scroll event before the height is stored. */
const storeDelayMs = 100

/** To be called once, before hydration. */
export function keepPageHeight(): void {
  const root = document.documentElement
  /** The minimum height of the body (global.scss). */
  const reserve = (height?: unknown) =>
    root.style.setProperty('--reserved', height ? `${height}px` : '')
  const reserveStored = () => reserve(historyValue('pageHeight'))

  reserveStored()
  window.addEventListener('popstate', reserveStored)
  // The list may have become shorter: what is left of the reserve goes when the visitor acts.
  for (const action of ['pointerdown', 'keydown', 'wheel']) {
    window.addEventListener(action, () => reserve(), { passive: true })
  }
  let timer: number | undefined
  window.addEventListener('scroll', () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => setHistoryValue('pageHeight', root.scrollHeight), storeDelayMs)
  })
}
