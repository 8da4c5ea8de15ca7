/**
 * Adds one analysis from any page, or takes it out again. A checkbox that looks like a button: in a
 * form it is sent without JavaScript.
 */
'use client'

import { Check, Plus } from 'lucide'
import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import type { CalculatorItem } from '@/lib/calculator/item'
import styles from './AddToCalculator.module.scss'
import { addItem, getSnapshot, toggleItem } from './calculatorStore'
import { useIsChosen } from './useCalculator'

interface AddToCalculatorProps {
  readonly item: CalculatorItem
  readonly labels: { readonly add: string; readonly added: string }
  /** A sign alone, the words for screen readers: in a row that has no room. */
  readonly compact?: boolean
}

export function AddToCalculator({ item, labels, compact = false }: AddToCalculatorProps) {
  const chosen = useIsChosen(item.id)
  const box = useRef<HTMLInputElement>(null)

  // A box that was ticked before the script had come.
  useEffect(() => {
    if (box.current?.checked && !getSnapshot().ids.has(item.id)) addItem(item)
  }, [item])

  return (
    <label className={compact ? styles.sign : styles.add}>
      <input
        ref={box}
        type="checkbox"
        name="ids"
        value={item.id}
        checked={chosen}
        onChange={() => toggleItem(item)}
      />
      {chosen ? <Icon of={Check} aria-hidden="true" /> : <Icon of={Plus} aria-hidden="true" />}
      <span className={compact ? 'visually-hidden' : undefined}>
        {chosen ? labels.added : labels.add}
      </span>
    </label>
  )
}
