import 'server-only'
import { clinicIn } from '@/lib/clinic'
import { type PatientFact, patientFacts } from '@/lib/clinic/patient-facts'
import { today } from '@/lib/content/today'
import type { Locale } from '@/lib/routing/locales'

/** What the clinic says today. @param left what the page leaves out */
export function loadPatientFacts(
  locale: Locale,
  ...left: readonly PatientFact['id'][]
): readonly PatientFact[] {
  return patientFacts(clinicIn(locale), locale, today()).filter(({ id }) => !left.includes(id))
}
