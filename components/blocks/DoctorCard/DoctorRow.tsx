import { type DoctorRowData, specialtiesOf } from '@/lib/doctors/card'
import { type Locale, localePath } from '@/lib/i18n/locales'
import { pathOf } from '@/lib/site/routes'
import { priceText } from './DoctorPrices'
import styles from './DoctorRow.module.scss'
import type { DoctorWords } from './words'

interface DoctorRowProps {
  readonly doctor: DoctorRowData
  readonly words: DoctorWords
  readonly locale: Locale
}

/** A doctor in one line: name, specialty, price. A plain anchor, as there may be hundreds. */
export function DoctorRow({ doctor, words, locale }: DoctorRowProps) {
  return (
    <a className={styles.row} href={localePath(pathOf('doctor', doctor.slug), locale)}>
      <b>{doctor.name}</b>
      <i>{specialtiesOf(doctor).join(', ')}</i>
      <span>{priceText(doctor.first_appointment, words)}</span>
    </a>
  )
}
