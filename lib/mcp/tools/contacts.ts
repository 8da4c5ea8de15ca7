import { z } from 'zod'
import { clinicIn } from '@/lib/clinic'
import { pathOf } from '@/lib/routing/routes'
import { absoluteUrl } from '@/lib/seo/metadata'
import { language, tool } from '../tool'

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
      hours: { ...clinic.hours, days: 'every day', timeZone: 'Asia/Almaty' },
      url: absoluteUrl(pathOf('contacts'), locale),
    }
  },
})
