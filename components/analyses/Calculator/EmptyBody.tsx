import { totalsOf } from '@/lib/calculator/summary'
import { fill } from '@/lib/text/fill'
import type { CalculatorLabels } from './calculatorLabels'
import { SelectedList } from './SelectedList'
import { Totals } from './Totals'

interface EmptyBodyProps {
  readonly labels: CalculatorLabels
  /** Of the count. */
  readonly className?: string | undefined
}

/** What panel and summary say while nothing is chosen: as `PanelBody` and `DockView`, from the server. */
export function EmptyBody({ labels, className }: EmptyBodyProps) {
  return (
    <>
      <p className={className}>{fill(labels.count, { count: 0 })}</p>
      <SelectedList items={[]} labels={labels} scrolls />
      <Totals summary={totalsOf([], labels.bloodDrawing)} labels={labels} />
    </>
  )
}
