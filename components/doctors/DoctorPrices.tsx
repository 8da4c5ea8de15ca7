import type { DoctorCardData } from '@/lib/doctors/card'
import { fill } from '@/lib/text/fill'
import { formatAmount } from '@/lib/text/money'
import styles from './DoctorPrices.module.scss'
import type { DoctorLabels } from './labels'

type PriceLabels = Pick<DoctorLabels, 'first' | 'repeated' | 'priceFrom' | 'priceOnRequest'>

interface DoctorPricesProps {
  readonly doctor: Pick<DoctorCardData, 'firstAppointment' | 'repeatedAppointment'>
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
        <dd>{startingPrice(doctor.firstAppointment, labels)}</dd>
      </div>
      <div>
        <dt>{labels.repeated}</dt>
        <dd>{startingPrice(doctor.repeatedAppointment, labels)}</dd>
      </div>
    </dl>
  )
}
