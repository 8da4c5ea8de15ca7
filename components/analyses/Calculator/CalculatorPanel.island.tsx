/**
 * The side panel of the desktop layout: the calculator button, the list, the total and the notes.
 * Without JavaScript its button sends the ticked boxes of the list.
 */
'use client'

import { Calculator } from 'lucide'
import { Name } from '@/components/analyses/AnalysisRows/Name'
import { ReferralButton } from '@/components/analyses/Referral/ReferralButton.island'
import type { ReferralProps } from '@/components/analyses/Referral/referralProps'
import { bounded } from '@/components/hooks/bounded'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { fill } from '@/lib/text/fill'
import { formatMoney } from '@/lib/text/money'
import styles from './CalculatorPanel.module.scss'
import type { CalculatorLabels } from './calculatorLabels'
import { resetItems } from './calculatorStore'
import { formId } from './formId'
import { SelectedList } from './SelectedList'
import { Totals } from './Totals'
import { useCalculator } from './useCalculator'
import { useLateParts } from './useLateParts'

interface CalculatorPanelProps {
  readonly labels: CalculatorLabels
  readonly referral: ReferralProps
}

export const CalculatorPanel = bounded(LivePanel, PlainPanel)

function LivePanel({ labels, referral }: CalculatorPanelProps) {
  const { items, gone, summary } = useCalculator(labels.bloodDrawing)
  const late = useLateParts(items.length > 0)
  return (
    <aside className={styles.panel} aria-labelledby="calculator">
      <h2 id="calculator">{labels.title}</h2>
      <Button type="submit" form={formId} size="l" wide>
        <Icon of={Calculator} />
        <span>{`${labels.button} · ${formatMoney(summary.total)}`}</span>
      </Button>
      <ReferralButton {...referral} />
      <p className={styles.hint}>{labels.hint}</p>
      <p className={styles.count} role="status">
        {fill(labels.count, { count: summary.count })}
      </p>
      <SelectedList items={items} labels={labels} scrolls />
      {gone.length > 0 && (
        <p className={styles.hint}>
          <Name html={fill(labels.gone, { names: gone.join(', ') })} />
        </p>
      )}
      <Totals summary={summary} labels={labels}>
        {late && <late.LastResult items={items} labels={labels} />}
      </Totals>
      {late && <late.ListRequest items={items} labels={labels.request} variant="secondary" wide />}
      {late && <late.Leaflets items={items} title={labels.preparation} leaflet={labels.leaflet} />}
      {items.length > 0 && (
        <Button variant="ghost" size="s" onClick={resetItems}>
          {labels.reset}
        </Button>
      )}
    </aside>
  )
}

function PlainPanel({ labels, referral }: CalculatorPanelProps) {
  return (
    <aside className={styles.panel} aria-labelledby="calculator">
      <h2 id="calculator">{labels.title}</h2>
      <Button type="submit" form={formId} size="l" wide>
        {labels.button}
      </Button>
      <ReferralButton {...referral} />
    </aside>
  )
}
