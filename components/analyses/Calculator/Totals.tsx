import type { ReactNode } from 'react'
import { type Summary, totalText } from '@/lib/calculator/summary'
import { fill } from '@/lib/text/fill'
import { formatMoney } from '@/lib/text/money'
import type { CalculatorLabels } from './calculatorLabels'
import { countLabels } from './countLabels'
import styles from './Totals.module.scss'

interface TotalsProps {
  readonly summary: Summary
  readonly labels: CalculatorLabels
  /** When the last result is there. */
  readonly children?: ReactNode
}

/** Drawing blood if it was added, and why, the total, the last result, and the notes. */
export function Totals({ summary, labels, children }: TotalsProps) {
  const { bloodDrawing, analyses, count, unpriced, byAppointment } = summary
  const words = countLabels(summary, labels)
  const isAgreed = byAppointment || (analyses === 0 && count > 0)
  return (
    <div className={styles.totals}>
      {bloodDrawing > 0 && (
        <>
          <p className={styles.line}>
            <span>{labels.bloodTest}</span>
            <b>{formatMoney(bloodDrawing)}</b>
          </p>
          <p className={styles.note}>{labels.bloodTestNote}</p>
          <p className={styles.queue}>{labels.bloodTestOnce}</p>
        </>
      )}
      <p className={styles.total}>
        <span>{labels.total}</span>
        <b>{totalText(summary, labels.price)}</b>
      </p>
      {children && <div>{children}</div>}
      {unpriced > 0 && <p className={styles.note}>{fill(words.unpriced, { count: unpriced })}</p>}
      <p className={styles.queue}>{isAgreed ? words.agreed : words.queue}</p>
    </div>
  )
}
