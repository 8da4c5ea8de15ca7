/**
 * Lines for hundreds of doctors that stand in the HTML alone. Whatever an island gets as props is
 * in the page twice, as markup and as data, and these lines would take it over its size. So the
 * server view puts them aside under a number; the island, rendered by the same process a moment
 * later, fetches them with it; and in the browser they are in the page already.
 */
import { priceText } from '@/components/blocks/DoctorCard/DoctorPrices'
import type { DoctorWords } from '@/components/blocks/DoctorCard/words'
import { type DoctorRowData, specialtiesOf } from '@/lib/doctors/card'
import { type Locale, localePath } from '@/lib/i18n/locales'
import { pathOf } from '@/lib/site/routes'
import { escapeHtml } from '@/lib/text/escapeHtml'

export interface Rest {
  /** Where the lines were put. */
  readonly id: number
  /** Number of doctors beyond the cards. */
  readonly count: number
}

/** Pages that are rendered at the same time; older lines have long been fetched. */
const capacity = 32

interface Shelf {
  lastId: number
  readonly lines: Map<number, string>
}

/** Server views and islands are separate bundles: the global object is what they share. */
const holder = globalThis as { doctorLines?: Shelf }

function shelf(): Shelf {
  holder.doctorLines ??= { lastId: 0, lines: new Map() }
  return holder.doctorLines
}

/** `null` when no doctor is left for a line. */
export function putRest(
  doctors: readonly DoctorRowData[],
  words: DoctorWords,
  locale: Locale,
): Rest | null {
  if (doctors.length === 0) return null
  const place = shelf()
  place.lastId += 1
  place.lines.set(place.lastId, doctors.map(doctor => lineOf(doctor, words, locale)).join(''))
  place.lines.delete(place.lastId - capacity)
  return { id: place.lastId, count: doctors.length }
}

/** List items as HTML; empty in a browser, and for lines that were put aside too long ago. */
export function takeRest({ id }: Rest): string {
  return shelf().lines.get(id) ?? ''
}

/** The markup of a `DoctorRow` in its list item. */
function lineOf(doctor: DoctorRowData, words: DoctorWords, locale: Locale): string {
  const href = localePath(pathOf('doctor', doctor.slug), locale)
  const [name, specialty, price] = [
    doctor.name,
    specialtiesOf(doctor)[0] ?? '',
    priceText(doctor.first_appointment, words),
  ].map(escapeHtml)
  return `<li><a href="${escapeHtml(href)}"><b>${name}</b><i>${specialty}</i><span>${price}</span></a></li>`
}
