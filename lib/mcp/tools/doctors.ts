import { z } from 'zod'
import { clinicIn } from '@/lib/clinic'
import { dayWords } from '@/lib/clinic/hours-text'
import { getDoctors } from '@/lib/content/client/doctors'
import { receptionText } from '@/lib/doctors/reception'
import { firstVisit, repeatedVisit } from '@/lib/doctors/visit-prices'
import { pathOf } from '@/lib/routing/routes'
import { absoluteUrl } from '@/lib/seo/metadata'
import { fitting } from '../fitting'
import { language, pageOf, paging, priced, tool, words } from '../tool'

export const doctors = tool({
  name: 'doctors',
  title: 'Doctors',
  description:
    'Doctors of the clinic with specialties, years of experience, prices of the first and the repeated visit, days and hours of visits and absences as far as the clinic says them, and notes such as whether they see children. Filtered by words of the specialty or of the name.',
  input: z.strictObject({
    language,
    specialty: words.optional().describe('As the clinic names it, in the language of the answer'),
    name: words.optional(),
    ...paging,
  }),
  async run({ language: locale, specialty, name, ...page }) {
    const all = (await getDoctors(locale)).map(doctor => ({
      name: doctor.name,
      specialties: doctor.specialties,
      ...(doctor.experience > 0 && { experienceYears: doctor.experience }),
      firstVisit: priced(firstVisit(doctor)),
      repeatedVisit: priced(repeatedVisit(doctor)),
      ...(doctor.receives.length > 0 && {
        receives: receptionText(doctor, clinicIn(locale).hours, dayWords(locale)),
      }),
      ...(doctor.away.length > 0 && {
        away: doctor.away.map(({ from, until, reason }) => ({
          ...{ from, until },
          ...(reason && { reason }),
        })),
      }),
      notes: doctor.tags,
      url: absoluteUrl(pathOf('doctor', doctor.slug), locale),
    }))
    const words = [specialty, name].filter(Boolean).join(' ')
    const textOf = (doctor: (typeof all)[number]) =>
      `${doctor.specialties.join(' ')} ${doctor.name}`
    const items = await fitting(all, { words, locale, textOf, kind: 'doctors' })
    return { ...pageOf(items, page), url: absoluteUrl(pathOf('doctors'), locale) }
  },
})
