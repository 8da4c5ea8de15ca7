import { DoctorCard } from '@/components/doctors/DoctorCard'
import type { Locale } from '@/lib/routing/locales'
import type { DoctorsData } from '@/lib/screens/doctors'
import styles from './DoctorList.module.scss'
import type { DoctorListLabels } from './labels'
import { specialtyHref } from './specialtyHref'
import type { FirstDoctors } from './useDoctors'

interface PlainDoctorsProps extends Pick<DoctorsData, 'specialties'> {
  readonly first: FirstDoctors
  readonly labels: Pick<DoctorListLabels, 'card' | 'receptions' | 'specialtyHref'>
  readonly locale: Locale
}

/** The list of doctors when its island failed: the first cards, and the specialties' pages. */
export function PlainDoctors({ first, specialties, labels, locale }: PlainDoctorsProps) {
  return (
    <div id="doctors" className={styles.list}>
      <ul>
        {first.doctors.map(doctor => (
          <li key={doctor.slug}>
            <DoctorCard
              doctor={doctor}
              labels={labels.card}
              reception={labels.receptions[doctor.id]}
              locale={locale}
            />
          </li>
        ))}
        {(specialties ?? []).map(({ categories }) =>
          categories.map(specialty => (
            <li key={specialty.name}>
              <a href={specialtyHref(specialty, labels)}>{specialty.name}</a>
            </li>
          )),
        )}
      </ul>
    </div>
  )
}
