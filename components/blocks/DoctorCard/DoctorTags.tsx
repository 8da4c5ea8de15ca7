import { Tags } from '@/components/ui/Tags/Tags'
import type { DoctorCardData } from '@/lib/doctors/card'
import type { Locale } from '@/lib/i18n/locales'
import { plural } from '@/lib/text/fill'
import type { DoctorWords } from './words'

interface DoctorTagsProps {
  readonly doctor: Pick<DoctorCardData, 'experience' | 'tags'>
  readonly words: Pick<DoctorWords, 'experience'>
  readonly locale: Locale
}

/** The experience first, then what the clinic says of the doctor. */
export function DoctorTags({ doctor, words, locale }: DoctorTagsProps) {
  const { experience, tags } = doctor
  const years = experience > 0 ? [plural(experience, words.experience, locale)] : []
  const shown = [...new Set([...years, ...tags])]
  return shown.length > 0 && <Tags tags={shown} />
}
