/** The day that a visitor prefers, against those on which the doctor receives. */
import 'server-only'
import { clinicIn } from '@/lib/clinic'
import { getDoctors } from '@/lib/content/client/doctors'
import { BackendError } from '@/lib/content/client/result'
import { receivesOn } from '@/lib/doctors/reception'
import type { ParsedSubmission } from '@/lib/requests/schema'
import { defaultLocale } from '@/lib/routing/locales'
import { clinicDay } from '@/lib/text/days'
import { HttpError } from './response'

/** The field of a refusal. */
export const dayField = 'meta.preferredDay'

/**
 * Refuses a day on which the doctor does not receive. A day that is over is none of the visitor's: the
 * request has waited for a connection. Without the list of doctors nothing is refused.
 * @throws HttpError 422
 */
export async function refuseOtherDay({ target, meta }: ParsedSubmission): Promise<void> {
  const { preferredDay } = meta
  if (target.kind !== 'doctors' || !preferredDay || preferredDay < clinicDay(new Date())) return
  const doctor = (await knownDoctors()).find(({ id }) => id === target.id)
  if (!doctor || receivesOn(doctor, clinicIn(defaultLocale).hours, preferredDay)) return
  throw new HttpError(422, 'invalid', { field: dayField })
}

async function knownDoctors() {
  try {
    return await getDoctors(defaultLocale)
  } catch (error) {
    if (error instanceof BackendError) return []
    throw error
  }
}
