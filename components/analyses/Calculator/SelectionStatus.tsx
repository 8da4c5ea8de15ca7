import { useState } from 'react'
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
  const text = bloodDrawing > 0 ? labels.statusWithBlood : labels.status
  return (
    <p className="visually-hidden" role="status">
      {first === null &&
        fill(text, {
          count,
          total: totalText(summary, labels.price),
          price: formatMoney(bloodDrawing),
        })}
    </p>
  )
}
