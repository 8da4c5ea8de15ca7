import { Tags } from '@/components/ui/Tags/Tags'
import type { Doctor } from '@/lib/kinds/doctor'
import type { Locale } from '@/lib/routing/locales'
import { plural } from '@/lib/text/plural'
import type { DoctorLabels } from './labels'

interface DoctorTagsProps {
  readonly doctor: Pick<Doctor, 'experience'> & Partial<Pick<Doctor, 'tags'>>
  readonly labels: Pick<DoctorLabels, 'experience'>
  readonly locale: Locale
}

/** The experience and, on the doctor's own page, the clinic's labels. */
export function DoctorTags({ doctor, labels, locale }: DoctorTagsProps) {
  const { experience, tags = [] } = doctor
  const shown = experience > 0 ? [plural(experience, labels.experience, locale), ...tags] : tags
  return shown.length > 0 && <Tags tags={shown} />
}
