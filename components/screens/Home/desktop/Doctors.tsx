import { useLocale, useTranslations } from 'next-intl'
import { DoctorTeaser } from '@/components/doctors/DoctorTeaser'
import { Button } from '@/components/ui/Button/Button'
import { clinicIn } from '@/lib/clinic'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { HomeData } from '@/lib/screens/home'
import styles from './HomeView.module.scss'

export function Doctors({ doctors, facts }: Pick<HomeData, 'doctors' | 'facts'>) {
  const t = useTranslations('home.doctors')
  const locale = useLocale()
  return (
    <section className={styles.section} aria-labelledby="doctors">
      <div className={styles.sectionHead}>
        <h2 id="doctors">{t('title')}</h2>
      </div>
      <ul className={styles.doctors}>
        {doctors.map(doctor => (
          <li key={doctor.id}>
            <DoctorTeaser doctor={doctor} />
          </li>
        ))}
        <li>
          <div className={styles.allDoctors}>
            <p>{t('text', { ...clinicIn(locale).claims, ...facts })}</p>
            <Button href={localePath(pathOf('doctors'), locale)} variant="light" size="l">
              {t('all')}
            </Button>
          </div>
        </li>
      </ul>
    </section>
  )
}
