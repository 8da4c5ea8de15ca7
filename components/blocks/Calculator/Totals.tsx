import type { Selection } from '@/lib/calculator/selection'
import { bloodTestPrice, type Summary } from '@/lib/calculator/summary'
import { fill } from '@/lib/text/fill'
import { formatMoney } from '@/lib/text/money'
import type { CalculatorLabels } from './calculatorLabels'
import { LastResult } from './LastResult'
import styles from './Totals.module.scss'

interface TotalsProps {
  readonly items: Selection
  readonly summary: Summary
  readonly labels: CalculatorLabels
}

/** The blood test if it was added, and why, the total, the last result, and the notes. */
export function Totals({ items, summary, labels }: TotalsProps) {
  const { total, bloodTest, unpriced } = summary
  return (
    <div className={styles.totals}>
      {bloodTest && (
        <>
          <p className={styles.line}>
            <span>{labels.bloodTest}</span>
            <b>{formatMoney(bloodTestPrice)}</b>
          </p>
          <p className={styles.note}>{labels.bloodTestNote}</p>
          <p className={styles.queue}>{labels.bloodTestOnce}</p>
        </>
      )}
      <p className={styles.total}>
        <span>{labels.total}</span>
        <b>{formatMoney(total)}</b>
      </p>
      <LastResult items={items} labels={labels} />
      {unpriced > 0 && <p className={styles.note}>{fill(labels.unpriced, { count: unpriced })}</p>}
      <p className={styles.queue}>{labels.queue}</p>
    </div>
  )
}
