import { bloodTestPrice, type Summary } from '@/lib/calculator/summary'
import { fill } from '@/lib/text/fill'
import { formatMoney } from '@/lib/text/money'
import type { CalculatorWords } from './calculatorWords'
import styles from './Totals.module.scss'

interface TotalsProps {
  readonly summary: Summary
  readonly words: CalculatorWords
}

/** The blood test if it was added, the total, and the notes (spec 1 §9). */
export function Totals({ summary, words }: TotalsProps) {
  const { total, bloodTest, unpriced } = summary
  return (
    <div className={styles.totals}>
      {bloodTest && (
        <>
          <p className={styles.line}>
            <span>{words.bloodTest}</span>
            <b>{formatMoney(bloodTestPrice)}</b>
          </p>
          <p className={styles.note}>{words.bloodTestNote}</p>
        </>
      )}
      <p className={styles.total}>
        <span>{words.total}</span>
        <b>{formatMoney(total)}</b>
      </p>
      {unpriced > 0 && <p className={styles.note}>{fill(words.unpriced, { count: unpriced })}</p>}
      <p className={styles.queue}>{words.queue}</p>
    </div>
  )
}
