import { fill } from '@/lib/text/fill'
import type { DoctorLabels } from './labels'

/** The doctor's page. */
export function doctorHref(
  { slug }: { readonly slug: string },
  labels: Pick<DoctorLabels, 'doctorHref'>,
): string {
  return fill(labels.doctorHref, { slug: encodeURIComponent(slug) })
}

/** The page with the request form for a doctor. @param day `YYYY-MM-DD` */
export function appointmentHref(
  { id }: { readonly id: number },
  labels: Pick<DoctorLabels, 'requestHref'>,
  day?: string,
): string {
  return fill(labels.requestHref, { id }) + (day ? `&day=${day}` : '')
}
