import { type DoctorRowData, specialtiesOf } from '@/lib/doctors/card'
import { startingPrice } from './DoctorPrices'
import { doctorHref } from './hrefs'
import type { DoctorWords } from './words'

interface DoctorRowProps {
  readonly doctor: DoctorRowData
  readonly words: DoctorWords
}

/** A doctor in one line: name, specialty, price. As plain as can be: there may be hundreds. */
export function DoctorRow({ doctor, words }: DoctorRowProps) {
  return (
    <a href={doctorHref(doctor, words)}>
      <b>{doctor.name}</b>
      <i>{specialtiesOf(doctor)[0]}</i>
      <span>{startingPrice(doctor.first_appointment, words)}</span>
    </a>
  )
}
