'use client'

import { type ReactNode, useMemo, useRef } from 'react'
import type { CalculatorItem } from '@/lib/calculator/item'
import { useBoxes } from './useBoxes'

interface ChoiceLabelProps {
  readonly item: CalculatorItem
  readonly className: string | undefined
  /** With the box. */
  readonly children: ReactNode
}

/** The label around a box that chooses an analysis for the calculator. */
export function ChoiceLabel({ item, className, children }: ChoiceLabelProps) {
  const label = useRef<HTMLLabelElement>(null)
  const items = useMemo(() => [item], [item])
  useBoxes(label, items)
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box is one of its children
    <label ref={label} className={className}>
      {children}
    </label>
  )
}
