import { fill } from '@/lib/text/fill'
import type { DoctorWords } from './words'

/** The doctor's page. */
export function doctorHref(
  { slug }: { readonly slug: string },
  words: Pick<DoctorWords, 'doctorHref'>,
): string {
  return fill(words.doctorHref, { slug: encodeURIComponent(slug) })
}

/** The page with the request form for a doctor. @param day `YYYY-MM-DD` */
export function appointmentHref(
  { id }: { readonly id: number },
  words: Pick<DoctorWords, 'requestHref'>,
  day?: string,
): string {
  return fill(words.requestHref, { id }) + (day ? `&day=${day}` : '')
}
