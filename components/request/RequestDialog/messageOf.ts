import { missingDigits } from '@/lib/requests/phone'
import { plural } from '@/lib/text/plural'
import type { RequestLabels } from './labels'

/** What is wrong with a field; of a number that is too short, how many digits it lacks. */
export function messageOf(
  key: keyof RequestLabels['errors'],
  value: string,
  labels: RequestLabels,
  locale: string,
): string {
  const missing = key === 'phoneIncomplete' ? missingDigits(value, labels.countries) : undefined
  return missing === undefined ? labels.errors[key] : plural(missing, labels.phoneLacks, locale)
}
