/** The country of a phone, against those that the clinic takes (B1244). */
import 'server-only'
import { takenCountries } from '@/lib/clinic/facts'
import type { ParsedSubmission } from '@/lib/requests/schema'
import { isStored } from '@/lib/text/phone-countries'
import { HttpError } from './response'

/** @throws HttpError 422 */
export function refuseOtherCountry({ person }: Pick<ParsedSubmission, 'person'>): void {
  if (!isStored(person.phone, takenCountries()))
    throw new HttpError(422, 'invalid', { field: 'phone' })
}
