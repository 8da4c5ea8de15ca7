import { priceText } from '@/lib/calculator/price-text'
import { firstVisit, repeatedVisit, type VisitPrices } from '@/lib/doctors/visit-prices'
import styles from './DoctorPrices.module.scss'
import type { DoctorLabels } from './labels'

type PriceLabels = Pick<DoctorLabels, 'first' | 'repeated' | 'price'>

interface DoctorPricesProps {
  readonly doctor: VisitPrices
  readonly labels: PriceLabels
}

/** Prices of the first and of a repeated appointment. */
export function DoctorPrices({ doctor, labels }: DoctorPricesProps) {
  return (
    <dl className={styles.prices}>
      <div>
        <dt>{labels.first}</dt>
        <dd>{priceText(firstVisit(doctor), labels.price)}</dd>
      </div>
      <div>
        <dt>{labels.repeated}</dt>
        <dd>{priceText(repeatedVisit(doctor), labels.price)}</dd>
      </div>
    </dl>
  )
}
