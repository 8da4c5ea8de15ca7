import { estimateHref } from '@/lib/calculator/estimate'
import type { CalculatorItem } from '@/lib/calculator/item'
import { addItem, getSnapshot, subscribe, toggleItem } from './calculatorStore'

/** The page of an estimate of what is chosen. @param ticked boxes that the calculator may not know yet */
export function chosenHref(estimate: string, ticked: readonly number[]): string {
  const { ids, also } = getSnapshot()
  return estimateHref(estimate, [...new Set([...ids, ...ticked])], also)
}

/**
 * Keeps the boxes of analyses in step with the calculator; what was ticked before is added to it.
 * @param root holds the boxes, whose values are ids
 * @returns stops that
 */
export function followBoxes(root: HTMLElement, items: readonly CalculatorItem[]): () => void {
  const byId = new Map(items.map(item => [String(item.id), item]))
  const boxes = [...root.querySelectorAll('input')].filter(({ value }) => byId.has(value))
  const show = () => {
    const { ids } = getSnapshot()
    for (const box of boxes) box.checked = ids.has(Number(box.value))
  }
  const choose = ({ target }: Event) => {
    const item = target instanceof HTMLInputElement && byId.get(target.value)
    if (item) toggleItem(item)
  }
  for (const { checked, value } of boxes) {
    const item = checked && byId.get(value)
    if (item) addItem(item)
  }
  show()
  root.addEventListener('change', choose)
  const stop = subscribe(show)
  return () => {
    stop()
    root.removeEventListener('change', choose)
  }
}
