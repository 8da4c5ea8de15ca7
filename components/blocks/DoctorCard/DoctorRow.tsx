import { type DoctorRowData, specialtiesOf } from '@/lib/doctors/card'
import { type Locale, localePath } from '@/lib/i18n/locales'
import { pathOf } from '@/lib/site/routes'
import { priceText } from './DoctorPrices'
import type { DoctorWords } from './words'

interface DoctorRowProps {
  readonly doctor: DoctorRowData
  readonly words: DoctorWords
  readonly locale: Locale
}

/** A doctor in one line: name, specialty, price. As plain as can be: there may be hundreds. */
export function DoctorRow({ doctor, words, locale }: DoctorRowProps) {
  return (
    <a href={localePath(pathOf('doctor', doctor.slug), locale)}>
      <b>{doctor.name}</b>
      <i>{specialtiesOf(doctor)[0]}</i>
      <span>{priceText(doctor.first_appointment, words)}</span>
    </a>
  )
}
