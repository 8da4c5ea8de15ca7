/**
 * Adds one analysis from any page, or removes it. A checkbox styled as a button, so that a form
 * sends it without JavaScript.
 */
'use client'

import { Check, Plus } from 'lucide'
import { useEffect, useRef } from 'react'
import { bounded } from '@/components/hooks/bounded'
import { Icon } from '@/components/ui/Icon/Icon'
import type { CalculatorItem } from '@/lib/calculator/item'
import styles from './AddToCalculator.module.scss'
import { addItem, getSnapshot, toggleItem } from './calculatorStore'
import { useIsChosen } from './useCalculator'

interface AddToCalculatorProps {
  readonly item: CalculatorItem
  readonly labels: { readonly add: string; readonly added: string }
  /** Only an icon, with the label for screen readers: for rows without room for text. */
  readonly compact?: boolean
}

export const AddToCalculator = bounded(LiveBox, PlainBox)

function LiveBox({ item, labels, compact = false }: AddToCalculatorProps) {
  const chosen = useIsChosen(item.id)
  const box = useRef<HTMLInputElement>(null)

  // The box may have been ticked before hydration.
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
      {chosen ? <Icon of={Check} /> : <Icon of={Plus} />}
      <span className={compact ? 'visually-hidden' : undefined}>
        {chosen ? labels.added : labels.add}
      </span>
    </label>
  )
}

function PlainBox({ item, labels, compact }: AddToCalculatorProps) {
  return (
    <label className={compact ? styles.sign : styles.add}>
      <input type="checkbox" name="ids" value={item.id} />
      <Icon of={Plus} />
      <span className={compact ? 'visually-hidden' : undefined}>{labels.add}</span>
    </label>
  )
}
