/** What the two visits to a doctor cost. */
import { type Price, priceOf } from '@/lib/entities/price'
import type { Doctor } from '@/lib/kinds/doctor'

export type VisitPrices = Pick<
  Doctor,
  'firstAppointment' | 'firstAppointmentKind' | 'repeatedAppointment' | 'repeatedAppointmentKind'
>

export const firstVisit = (
  doctor: Pick<VisitPrices, `first${string}` & keyof VisitPrices>,
): Price => priceOf('visit', doctor.firstAppointment, doctor.firstAppointmentKind)

export const repeatedVisit = (doctor: VisitPrices): Price =>
  priceOf('visit', doctor.repeatedAppointment, doctor.repeatedAppointmentKind)
