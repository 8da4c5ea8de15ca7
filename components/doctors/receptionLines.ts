import { type Reception, receptionText } from '@/lib/doctors/reception'
import { daysText } from '@/lib/text/days'
import { fill } from '@/lib/text/fill'
import type { DoctorLabels } from './labels'

/** Days and hours of a doctor, then absences; empty where the clinic says none. */
export function receptionLines(
  doctor: Reception,
  { reception, week }: Pick<DoctorLabels, 'reception' | 'week'>,
): readonly string[] {
  const days = receptionText(doctor, week.hours, reception.words)
  const away = doctor.away.map(({ from, until, reason }) =>
    fill(reception.away, {
      reason: reason || reception.noReason,
      days: daysText(from, until, week.months),
    }),
  )
  return days ? [fill(reception.receives, { days }), ...away] : away
}
