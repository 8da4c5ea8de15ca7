import { priceText } from '@/lib/calculator/price-text'
import type { DoctorCardData } from '@/lib/doctors/card'
import { priceOf } from '@/lib/entities/price'
import styles from './DoctorPrices.module.scss'
import type { DoctorLabels } from './labels'

type PriceLabels = Pick<DoctorLabels, 'first' | 'repeated' | 'price'>

interface DoctorPricesProps {
  readonly doctor: Pick<DoctorCardData, 'firstAppointment' | 'repeatedAppointment'>
  readonly labels: PriceLabels
}

/** Prices of the first and of a repeated appointment. */
export function DoctorPrices({ doctor, labels }: DoctorPricesProps) {
  return (
    <dl className={styles.prices}>
      <div>
        <dt>{labels.first}</dt>
        <dd>{priceText(priceOf('visit', doctor.firstAppointment), labels.price)}</dd>
      </div>
      <div>
        <dt>{labels.repeated}</dt>
        <dd>{priceText(priceOf('visit', doctor.repeatedAppointment), labels.price)}</dd>
      </div>
    </dl>
  )
}
