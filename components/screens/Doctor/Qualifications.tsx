import { GraduationCap, Microscope } from 'lucide'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/Icon/Icon'
import type { Doctor } from '@/lib/kinds/doctor'
import styles from './Qualifications.module.scss'

/** Education and advanced trainings of a doctor; empty sections are left out. */
export function Qualifications({ doctor }: { readonly doctor: Doctor }) {
  const t = useTranslations('doctors.details')
  return (
    <>
      {doctor.education.length > 0 && (
        <section className={styles.section} aria-labelledby="education">
          <h2 id="education">
            <Icon of={GraduationCap} />
            {t('education')}
          </h2>
          <ul className={styles.list}>
            {doctor.education.map(({ graduationYear: year, university }) => (
              <li key={`${year} ${university}`}>
                <span className={styles.year}>{year > 0 && year}</span>
                <p>{university}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {doctor.trainings.length > 0 && (
        <section className={styles.section} aria-labelledby="trainings">
          <h2 id="trainings">
            <Icon of={Microscope} />
            {t('trainings')}
          </h2>
          <ul className={styles.list}>
            {doctor.trainings.map(({ year, training, institution }) => (
              <li key={`${year} ${training}`}>
                <span className={styles.year}>{year > 0 && year}</span>
                <div>
                  <p>{training}</p>
                  {institution && <p className={styles.institution}>{institution}</p>}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
