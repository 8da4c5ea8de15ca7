import { useLocale, useTranslations } from 'next-intl'
import { DoctorTeaser } from '@/components/doctors/DoctorTeaser'
import { Button } from '@/components/ui/Button/Button'
import { Slider } from '@/components/ui/Slider/Slider.island'
import { sliderLabels } from '@/components/ui/Slider/sliderLabels'
import { clinicIn } from '@/lib/clinic'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { HomeData } from '@/lib/screens/home'
import styles from './HomeView.module.scss'

export function Doctors({ doctors, facts }: Pick<HomeData, 'doctors' | 'facts'>) {
  const t = useTranslations('home')
  const locale = useLocale()
  return (
    <section className={styles.stack}>
      <h2 className={styles.title}>{t('doctors.title')}</h2>
      <p className={styles.text}>{t('doctors.text', { ...clinicIn(locale).claims, ...facts })}</p>
      <Slider label={t('doctors.title')} labels={sliderLabels(t)}>
        {doctors.map(doctor => (
          <DoctorTeaser key={doctor.id} doctor={doctor} />
        ))}
      </Slider>
      <Button href={localePath(pathOf('doctors'), locale)} variant="secondary" size="l" wide>
        {t('doctors.all')}
      </Button>
    </section>
  )
}
