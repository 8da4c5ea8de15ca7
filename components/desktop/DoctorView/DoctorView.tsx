import { useLocale, useTranslations } from 'next-intl'
import { DoctorBooking } from '@/components/blocks/DoctorCard/DoctorBooking.island'
import { DoctorPhoto } from '@/components/blocks/DoctorCard/DoctorPhoto'
import { DoctorRating } from '@/components/blocks/DoctorCard/DoctorRating'
import { DoctorTags } from '@/components/blocks/DoctorCard/DoctorTags'
import { doctorLabels } from '@/components/blocks/DoctorCard/doctorLabels'
import { BackLink } from '@/components/blocks/DoctorProfile/BackLink'
import { DoctorVideo } from '@/components/blocks/DoctorProfile/DoctorVideo'
import { OtherDoctors } from '@/components/blocks/DoctorProfile/OtherDoctors'
import { Qualifications } from '@/components/blocks/DoctorProfile/Qualifications'
import { Reviews } from '@/components/blocks/DoctorProfile/Reviews'
import { SpecialtyLinks } from '@/components/blocks/DoctorProfile/SpecialtyLinks'
import { RelatedRecords } from '@/components/blocks/RelatedRecords/RelatedRecords'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { bookingOf } from '@/lib/doctors/card'
import type { DoctorData } from '@/lib/props/doctors'
import styles from './DoctorView.module.scss'

/** The doctor on the left, what patients say on the right. */
export function DoctorView({ crumbs, doctor, specialties, others, relations }: DoctorData) {
  const t = useTranslations('doctors')
  const locale = useLocale()
  const labels = doctorLabels(t, useTranslations('price'), locale)
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Breadcrumbs crumbs={crumbs} />
        <BackLink />
      </div>
      <div className={styles.columns}>
        <div className={styles.card}>
          <div className={styles.photo}>
            <DoctorPhoto
              doctor={doctor}
              alt={doctor.name}
              sizes="(max-width: 1180px) 34vw, 22vw"
              onPage
              priority
            />
          </div>
          <div className={styles.head}>
            <DoctorTags doctor={doctor} labels={labels} locale={locale} />
            <h1>{doctor.name}</h1>
            <DoctorRating doctor={doctor} labels={labels} locale={locale} />
            <SpecialtyLinks specialties={specialties} />
            <p className={styles.description}>{doctor.description}</p>
            <DoctorVideo doctor={doctor} />
          </div>
          <section className={styles.booking} aria-label={t('details.prices')}>
            <DoctorBooking doctor={bookingOf(doctor)} labels={labels} />
          </section>
          <div className={styles.qualifications}>
            <Qualifications doctor={doctor} />
          </div>
        </div>
        <section className={styles.reviews} aria-labelledby="reviews">
          <h2 id="reviews">{t('details.reviews')}</h2>
          <Reviews reviews={doctor.reviews} />
        </section>
      </div>
      <RelatedRecords subject="doctor" relations={relations} />
      <OtherDoctors others={others} />
    </div>
  )
}
