import { z } from 'zod'
import { type Clinic, clinicIn } from '@/lib/clinic'
import type { Hours } from '@/lib/clinic/hours'
import { patientFacts } from '@/lib/clinic/patient-facts'
import { daysToCome, today } from '@/lib/content/today'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { absoluteUrl } from '@/lib/seo/metadata'
import { dayNames } from '@/lib/text/weekdays'
import { language, tool } from '../tool'

/** In the words of {@link Hours}, the days by their names; a day without hours is closed. */
function hoursNamed(hours: Hours) {
  const days = Object.fromEntries(dayNames.map((name, index) => [name, hours.week[index] ?? []]))
  return { week: days, special: daysToCome(hours) }
}

/** What the clinic says nothing of is left out. */
function patientAnswers(clinic: Clinic, locale: Locale) {
  const facts = patientFacts(clinic, locale, today())
  return Object.fromEntries(
    facts.map(({ id, text, entries }) => [
      id,
      { ...(text && { text }), ...(entries.length > 0 && { entries }) },
    ]),
  )
}

export const contacts = tool({
  name: 'contacts',
  title: 'Contacts',
  description:
    'Address, phones, WhatsApp, e-mail and opening hours of the clinic, its licence and place on the map; how to pay, whose policies count, where results and reviews are, as far as the clinic says it.',
  input: z.strictObject({ language }),
  async run({ language: locale }) {
    const clinic = clinicIn(locale)
    const { name, legalName, city, street, postalCode, email, location, licence } = clinic
    return {
      ...{ name, legalName, city, street, postalCode, email, location, licence },
      phones: clinic.phones.map(({ number }) => number),
      whatsapp: `https://wa.me/${clinic.whatsapp}`,
      hours: { ...hoursNamed(clinic.hours), timeZone: 'Asia/Almaty' },
      ...(clinic.laboratoryHours && { laboratoryHours: hoursNamed(clinic.laboratoryHours) }),
      ...patientAnswers(clinic, locale),
      url: absoluteUrl(pathOf('contacts'), locale),
    }
  },
})
