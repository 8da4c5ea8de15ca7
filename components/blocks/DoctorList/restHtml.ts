/** The lines of doctors beyond the cards, as HTML: see `rest.ts`. For server views. */
import { startingPrice } from '@/components/blocks/DoctorCard/DoctorPrices'
import { doctorHref } from '@/components/blocks/DoctorCard/hrefs'
import type { DoctorWords } from '@/components/blocks/DoctorCard/words'
import { type DoctorRowData, specialtiesOf } from '@/lib/doctors/card'
import { escapeHtml } from '@/lib/text/escape-html'
import { putRest, type Rest } from './rest'

/** `null` when no doctor is left for a line. */
export function restOf(doctors: readonly DoctorRowData[], words: DoctorWords): Rest | null {
  return putRest(doctors.map(doctor => lineOf(doctor, words)))
}

/** The markup of a `DoctorRow` in its list item. */
function lineOf(doctor: DoctorRowData, words: DoctorWords): string {
  const href = doctorHref(doctor, words)
  const [name, specialty, price] = [
    doctor.name,
    specialtiesOf(doctor)[0] ?? '',
    startingPrice(doctor.first_appointment, words),
  ].map(escapeHtml)
  return `<li><a href="${escapeHtml(href)}"><b>${name}</b><i>${specialty}</i><span>${price}</span></a></li>`
}
