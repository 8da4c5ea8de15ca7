import { doctorHref } from '@/components/doctors/hrefs'
import type { DoctorLabels } from '@/components/doctors/labels'
import type { RelatedDoctor } from '@/lib/screens/doctor'

interface SubstitutesProps {
  readonly doctors: readonly RelatedDoctor[]
  readonly labels: Pick<DoctorLabels, 'reception' | 'doctorHref'>
}

/** Who stand in for a doctor, with links to their pages. */
export function Substitutes({ doctors, labels }: SubstitutesProps) {
  return doctors.map(each => (
    <p key={each.slug}>
      {`${labels.reception.substitute} `}
      <a href={doctorHref(each, labels)}>{each.name}</a>
    </p>
  ))
}
