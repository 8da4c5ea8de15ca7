import { useState } from 'react'
import { afterFocusMs } from '@/components/hooks/after-focus'
import { useSettled } from '@/components/hooks/use-settled'
import { type Summary, totalText } from '@/lib/calculator/summary'
import { fill } from '@/lib/text/fill'
import { formatMoney } from '@/lib/text/money'
import type { CalculatorLabels, CountLabels } from './calculatorLabels'
import { countLabels } from './countLabels'

type SpokenLabels = Pick<CountLabels, 'status' | 'statusWithBlood'>

interface SelectionStatusProps {
  readonly summary: Summary
  readonly labels: SpokenLabels & Pick<CalculatorLabels, 'price'> & { readonly all: SpokenLabels }
}

/** Says how much is chosen and what it costs, once that has changed on this page. */
export function SelectionStatus({ summary, labels }: SelectionStatusProps) {
  const { count, total, bloodDrawing } = summary
  const now = `${count} ${total}`
  const [first, setFirst] = useState<string | null>(now)
  if (first !== null && first !== now) setFirst(null)
  const { status, statusWithBlood } = countLabels(summary, labels)
  const words = bloodDrawing > 0 ? statusWithBlood : status
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
