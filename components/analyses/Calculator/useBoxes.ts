import { type RefObject, useEffect } from 'react'
import type { CalculatorItem } from '@/lib/calculator/item'

let code: Promise<typeof import('./boxes')> | undefined

/** Code of the boxes, with the calculator's. Asked for once, as a page may have twenty lists. */
export function loadBoxes() {
  code ??= import('./boxes')
  return code
}

/**
 * Boxes of analyses that choose them for the calculator, whose code is loaded once the page is hydrated.
 * They keep their own state: React does not render a list again for a tick.
 * @param root holds the boxes, whose values are ids
 */
export function useBoxes(root: RefObject<HTMLElement | null>, items: readonly CalculatorItem[]) {
  useEffect(() => {
    const list = root.current
    let stop: (() => void) | undefined
    let isGone = false
    loadBoxes().then(
      ({ followBoxes }) => {
        if (!list) return
        // What was ticked in a list that is gone by now counts, too.
        stop = followBoxes(list, items)
        if (isGone) stop()
      },
      // The form sends what is ticked.
      () => undefined,
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [root, items])
}
