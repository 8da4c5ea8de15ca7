import { useState } from 'react'
import { afterFocusMs } from '@/components/hooks/after-focus'
import { useSettled } from '@/components/hooks/use-settled'
import { type Summary, totalText } from '@/lib/calculator/summary'
import { fill } from '@/lib/text/fill'
import { formatMoney } from '@/lib/text/money'
import type { CalculatorLabels } from './calculatorLabels'

interface SelectionStatusProps {
  readonly summary: Summary
  readonly labels: Pick<CalculatorLabels, 'status' | 'statusWithBlood' | 'price'>
}

/** Says how many analyses are chosen and what they cost, once that has changed on this page. */
export function SelectionStatus({ summary, labels }: SelectionStatusProps) {
  const { count, total, bloodDrawing } = summary
  const now = `${count} ${total}`
  const [first, setFirst] = useState<string | null>(now)
  if (first !== null && first !== now) setFirst(null)
  const words = bloodDrawing > 0 ? labels.statusWithBlood : labels.status
  const values = {
    count,
    total: totalText(summary, labels.price),
    price: formatMoney(bloodDrawing),
  }
  const text = first === null ? fill(words, values) : ''
  // A dialog that adds to the selection closes with it.
  const said = useSettled(text, afterFocusMs)
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}
