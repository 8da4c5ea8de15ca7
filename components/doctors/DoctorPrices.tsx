import type { DoctorCardData } from '@/lib/doctors/card'
import { fill } from '@/lib/text/fill'
import { formatAmount } from '@/lib/text/money'
import styles from './DoctorPrices.module.scss'
import type { DoctorLabels } from './labels'

type PriceLabels = Pick<DoctorLabels, 'first' | 'repeated' | 'priceFrom' | 'priceOnRequest'>

interface DoctorPricesProps {
  readonly doctor: Pick<DoctorCardData, 'first_appointment' | 'repeated_appointment'>
  readonly labels: PriceLabels
}

/** "from N ₸" with the labels of an island; 0 is a price on request. */
export function startingPrice(value: number, labels: PriceLabels): string {
  if (value <= 0) return labels.priceOnRequest
  return fill(labels.priceFrom, { amount: formatAmount(value) })
}

/** Prices of the first and of a repeated appointment. */
export function DoctorPrices({ doctor, labels }: DoctorPricesProps) {
  return (
    <dl className={styles.prices}>
      <div>
        <dt>{labels.first}</dt>
        <dd>{startingPrice(doctor.first_appointment, labels)}</dd>
      </div>
      <div>
        <dt>{labels.repeated}</dt>
        <dd>{startingPrice(doctor.repeated_appointment, labels)}</dd>
      </div>
    </dl>
  )
}
