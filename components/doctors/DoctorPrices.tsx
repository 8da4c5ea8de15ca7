import type { ReactNode } from 'react'
import { priceText } from '@/lib/calculator/price-text'
import { firstVisit, repeatedVisit, type VisitPrices } from '@/lib/doctors/visit-prices'
import styles from './DoctorPrices.module.scss'
import type { DoctorLabels } from './labels'

type PriceLabels = Pick<DoctorLabels, 'first' | 'repeated' | 'price'>

interface DoctorPricesProps {
  readonly doctor: VisitPrices
  readonly labels: PriceLabels
  /** Beside each of them. */
  readonly add?: Readonly<Partial<Record<'first' | 'repeated', ReactNode>>>
}

/** Prices of the first and of a repeated appointment. */
export function DoctorPrices({ doctor, labels, add = {} }: DoctorPricesProps) {
  return (
    <dl className={styles.prices}>
      <div>
        <dt>{labels.first}</dt>
        <dd>{priceText(firstVisit(doctor), labels.price)}</dd>
        {add.first && <dd>{add.first}</dd>}
      </div>
      <div>
        <dt>{labels.repeated}</dt>
        <dd>{priceText(repeatedVisit(doctor), labels.price)}</dd>
        {add.repeated && <dd>{add.repeated}</dd>}
      </div>
    </dl>
  )
}
