import { useState } from 'react'
import { afterFocusMs } from '@/components/hooks/after-focus'
import { useSettled } from '@/components/hooks/use-settled'
import { type Summary, totalText } from '@/lib/calculator/summary'
import { fill } from '@/lib/text/fill'
import { formatMoney } from '@/lib/text/money'
import type { CalculatorLabels, CountLabels } from './calculatorLabels'
import type { CalculatorState } from './calculatorStore'
import { countLabels } from './countLabels'
import { excessText } from './LeftOut'

type SpokenLabels = Pick<CountLabels, 'status' | 'statusWithBlood'>

interface SelectionStatusProps {
  readonly state: Pick<CalculatorState, 'excess'> & { readonly summary: Summary }
  readonly labels: SpokenLabels &
    Pick<CalculatorLabels, 'price' | 'full'> & { readonly all: SpokenLabels }
}

/** How much is chosen, and what it costs. */
function selectionText(summary: Summary, labels: SelectionStatusProps['labels']): string {
  const { count, bloodDrawing } = summary
  const { status, statusWithBlood } = countLabels(summary, labels)
  return fill(bloodDrawing > 0 ? statusWithBlood : status, {
    count,
    total: totalText(summary, labels.price),
    price: formatMoney(bloodDrawing),
  })
}

/** Says it once that has changed on this page. */
export function SelectionStatus({ state: { summary, excess }, labels }: SelectionStatusProps) {
  const { count, total } = summary
  const left = excess.length > 0 ? excessText(excess, labels) : ''
  const now = `${count} ${total} ${left}`
  const [first, setFirst] = useState<string | null>(now)
  if (first !== null && first !== now) setFirst(null)
  const text = first === null ? `${selectionText(summary, labels)} ${left}`.trim() : ''
  // A dialog that adds to the selection closes with it.
  const said = useSettled(text, afterFocusMs)
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}
