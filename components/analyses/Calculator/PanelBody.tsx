import { useEffect } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { soldOf } from '@/lib/calculator/also'
import { soldAtOwnPrices } from '@/lib/calculator/applies'
import { totalText } from '@/lib/calculator/summary'
import { fill } from '@/lib/text/fill'
import { AlsoList } from './AlsoList'
import styles from './CalculatorPanel.module.scss'
import type { ButtonTexts, CalculatorLabels } from './calculatorLabels'
import { countLabels } from './countLabels'
import { LastResult } from './LastResult'
import { LeftOut } from './LeftOut'
import { ListRequest } from './ListRequest'
import { OwnPrices } from './OwnPrices'
import { PreparationLink } from './PreparationLink'
import { resetBy, SelectedList } from './SelectedList'
import { SelectionStatus } from './SelectionStatus'
import { Totals } from './Totals'
import { useCalculator } from './useCalculator'

interface PanelBodyProps {
  readonly labels: CalculatorLabels
  /** The page of estimates, with the language's prefix. */
  readonly estimate: string
  readonly onChange: (shown: ButtonTexts) => void
}

/** The selection, its total and the notes. */
export function PanelBody({ labels, estimate, onChange }: PanelBodyProps) {
  const state = useCalculator(labels.bloodDrawing)
  const { items, also, summary } = state
  const isChosen = summary.count > 0
  const isAny = isChosen || also.length > 0
  const { count } = summary
  const words = countLabels(summary, labels)
  const total = totalText(summary, labels.price)
  const opens = fill(words.opensEstimate, { count })
  useEffect(() => onChange({ total, opens }), [total, opens, onChange])
  return (
    <>
      <SelectionStatus state={state} labels={labels} />
      <p className={styles.count}>{fill(words.count, { count })}</p>
      <SelectedList
        items={items}
        sold={soldAtOwnPrices(soldOf(also), also)}
        labels={labels}
        scrolls
      />
      <OwnPrices items={items} also={also} labels={labels} />
      <AlsoList also={also} labels={labels} />
      <LeftOut state={state} labels={labels} className={styles.hint} />
      <Totals summary={summary} labels={labels}>
        {items.length > 0 && <LastResult items={items} also={also} labels={labels} />}
      </Totals>
      {isAny && (
        <>
          <ListRequest items={items} also={also} labels={labels.request} variant="secondary" wide />
          {isChosen && (
            <PreparationLink {...{ items, also, estimate }} label={labels.preparation} />
          )}
          <Button variant="ghost" size="s" onClick={resetBy}>
            {labels.reset}
          </Button>
        </>
      )}
    </>
  )
}
