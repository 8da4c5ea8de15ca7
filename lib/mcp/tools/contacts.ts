import { z } from 'zod'
import { clinicIn } from '@/lib/clinic'
import type { Hours } from '@/lib/clinic/hours'
import { daysToCome } from '@/lib/content/today'
import { pathOf } from '@/lib/routing/routes'
import { absoluteUrl } from '@/lib/seo/metadata'
import { dayNames } from '@/lib/text/weekdays'
import { language, tool } from '../tool'

/** In the words of {@link Hours}, the days by their names; a day without hours is closed. */
function hoursNamed(hours: Hours) {
  const days = Object.fromEntries(dayNames.map((name, index) => [name, hours.week[index] ?? []]))
  return { week: days, special: daysToCome(hours) }
}

export const contacts = tool({
  name: 'contacts',
  title: 'Contacts',
  description:
    'Address, phones, WhatsApp, e-mail and opening hours of the clinic, its licence and place on the map.',
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
      url: absoluteUrl(pathOf('contacts'), locale),
    }
  },
})
