import type { DoctorCardData } from '@/lib/doctors/card'
import { fill } from '@/lib/text/fill'
import { formatAmount } from '@/lib/text/money'
import styles from './DoctorPrices.module.scss'
import type { DoctorWords } from './words'

type PriceWords = Pick<DoctorWords, 'first' | 'repeated' | 'priceFrom' | 'priceOnRequest'>

interface DoctorPricesProps {
  readonly doctor: Pick<DoctorCardData, 'first_appointment' | 'repeated_appointment'>
  readonly words: PriceWords
}

/** "from N ₸" with the words of an island; 0 is a price on request. */
export function startingPrice(value: number, words: PriceWords): string {
  if (value <= 0) return words.priceOnRequest
  return fill(words.priceFrom, { amount: formatAmount(value) })
}

/** Prices of the first and of a repeated appointment. */
export function DoctorPrices({ doctor, words }: DoctorPricesProps) {
  return (
    <dl className={styles.prices}>
      <div>
        <dt>{words.first}</dt>
        <dd>{startingPrice(doctor.first_appointment, words)}</dd>
      </div>
      <div>
        <dt>{words.repeated}</dt>
        <dd>{startingPrice(doctor.repeated_appointment, words)}</dd>
      </div>
    </dl>
  )
}
