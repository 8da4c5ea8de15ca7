/**
 * The height and the position of a scrolled page, kept with its history entry; the height is reserved
 * when the visitor returns. Browsers restore the scroll position while a page loads, and by "back" at
 * once: without the reserve, a list that has fewer items in the HTML ends above that position.
 */
import { hydrated } from '@/lib/routing/hydrated'
import { historyValue, setHistoryValue } from './history-state'

/** Milliseconds without a scroll event before the height is stored. */
const storeDelayMs = 100

/** To be called once, before hydration. */
export function keepPageHeight(): void {
  const root = document.documentElement
  /** The minimum height of the body (global.scss). */
  const reserve = (height?: number) =>
    root.style.setProperty('--reserved', height ? `${height}px` : '')
  const stored = () => {
    const page = historyValue('page')
    return Array.isArray(page) ? { height: Number(page[0]), top: Number(page[1]) } : undefined
  }
  const reserveStored = () => reserve(stored()?.height)
  const before = stored()
  const drawn = document.body.firstElementChild
  let hasActed = false

  reserveStored()
  // Where a translator was earlier than hydration, React draws the page once more, and Chrome, which
  // looks for the element that it remembers, has taken another one for it.
  window.addEventListener(hydrated, () => {
    if (!before || hasActed || drawn?.isConnected) return
    window.setTimeout(() => window.scrollTo({ top: before.top, behavior: 'instant' }))
  })
  window.addEventListener('popstate', reserveStored)
  // The list may have become shorter: what is left of the reserve goes when the visitor acts.
  for (const action of ['pointerdown', 'keydown', 'wheel']) {
    const release = () => {
      hasActed = true
      reserve()
    }
    window.addEventListener(action, release, { passive: true })
  }
  let timer: number | undefined
  window.addEventListener('scroll', () => {
    window.clearTimeout(timer)
    const store = () => setHistoryValue('page', [root.scrollHeight, window.scrollY])
    timer = window.setTimeout(store, storeDelayMs)
  })
}
