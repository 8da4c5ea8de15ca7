import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { historyValue, setHistoryValue } from '@/components/hooks/history-state'

/** Milliseconds without a scroll event before the position is stored. */
const storeDelayMs = 100

interface Place {
  readonly list: string
  /** Pixels. */
  readonly top: number
}

/**
 * Restores the scroll position of an element that scrolls within the page; browsers do that for the
 * document only. Another list begins at its top.
 * @param list key of the filters and the order
 * @param ready whether the list is rendered, not a skeleton
 */
export function useScrollPosition(
  scroller: RefObject<HTMLElement | null>,
  list: string,
  ready: boolean,
): void {
  const shown = useRef(list)
  useLayoutEffect(() => {
    if (!ready || !scroller.current) return
    const stored = historyValue('place') as Place | undefined
    if (stored?.list === list) scroller.current.scrollTop = stored.top
    // The first may have been scrolled before hydration.
    else if (shown.current !== list) scroller.current.scrollTop = 0
    shown.current = list
  }, [list, ready, scroller])

  useEffect(() => {
    const element = scroller.current
    if (!element || !ready) return
    let timer: number | undefined
    const wait = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(
        () => setHistoryValue('place', { list, top: element.scrollTop }),
        storeDelayMs,
      )
    }
    wait()
    element.addEventListener('scroll', wait, { passive: true })
    return () => {
      window.clearTimeout(timer)
      element.removeEventListener('scroll', wait)
    }
  }, [list, ready, scroller])
}
