/**
 * Adds one analysis from any page, or takes it out again. A checkbox that looks like a button: in a
 * form it is sent without JavaScript.
 */
'use client'

import { Check, Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { CalculatorItem } from '@/lib/calculator/item'
import styles from './AddToCalculator.module.scss'
import { addItem, getSnapshot, toggleItem } from './calculatorStore'
import { useIsChosen } from './useCalculator'

interface AddToCalculatorProps {
  readonly item: CalculatorItem
  readonly words: { readonly add: string; readonly added: string }
}

export function AddToCalculator({ item, words }: AddToCalculatorProps) {
  const chosen = useIsChosen(item.id)
  const box = useRef<HTMLInputElement>(null)

  // A box that was ticked before the script had come.
  useEffect(() => {
    if (box.current?.checked && !getSnapshot().ids.has(item.id)) addItem(item)
  }, [item])

  return (
    <label className={styles.add}>
      <input
        ref={box}
        type="checkbox"
        name="ids"
        value={item.id}
        checked={chosen}
        onChange={() => toggleItem(item)}
      />
      {chosen ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
      {chosen ? words.added : words.add}
    </label>
  )
}
