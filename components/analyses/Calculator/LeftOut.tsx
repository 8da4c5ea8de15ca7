import { Name } from '@/components/analyses/AnalysisRows/Name'
import { maxAlso } from '@/lib/calculator/also'
import { fill } from '@/lib/text/fill'
import type { CalculatorLabels } from './calculatorLabels'
import type { CalculatorState } from './calculatorStore'

interface LeftOutProps {
  readonly state: Pick<CalculatorState, 'gone' | 'excess'>
  readonly labels: Pick<CalculatorLabels, 'gone' | 'full'>
  readonly className?: string | undefined
}

/** What the clinic no longer offers, and what does not fit into an estimate. */
export function LeftOut({ state: { gone, excess }, labels, className }: LeftOutProps) {
  return (
    <>
      {gone.length > 0 && (
        <p className={className}>
          <Name html={fill(labels.gone, { names: gone.join(', ') })} />
        </p>
      )}
      {excess.length > 0 && <p className={className}>{excessText(excess, labels)}</p>}
    </>
  )
}

export const excessText = (
  excess: CalculatorState['excess'],
  labels: Pick<CalculatorLabels, 'full'>,
) => fill(labels.full, { max: maxAlso, names: excess.map(({ text }) => text).join(', ') })
