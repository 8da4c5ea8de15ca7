/** Days to filter doctors by, beside the clinic's labels: by the clock of whoever asks. */
import type { Hours } from '@/lib/clinic/hours'
import { type Reception, receivesWhen, type When } from './reception'

/** In the order of the row. */
const days = ['today', 'tomorrow', 'sat'] as const satisfies readonly When[]

/** Each with its label. */
export type DayLabels = Readonly<Record<(typeof days)[number], string>>

/**
 * Doctors who receive on all days among the chosen labels, and the labels that are left.
 * @param now in ms since 1970
 */
export function onDays<T extends Reception>(
  doctors: readonly T[],
  chosen: readonly string[],
  { labels, hours }: { readonly labels: DayLabels; readonly hours: Hours },
  now: number,
): { readonly doctors: readonly T[]; readonly labels: readonly string[] } {
  const wanted = days.filter(day => chosen.includes(labels[day]))
  return {
    doctors: doctors.filter(each => wanted.every(day => receivesWhen(each, hours, [day], now))),
    labels: chosen.filter(label => !wanted.some(day => labels[day] === label)),
  }
}
