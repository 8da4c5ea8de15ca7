import { useLocale, useTranslations } from 'next-intl'
import { BackLink } from '@/components/doctors/BackLink'
import { DoctorBooking } from '@/components/doctors/DoctorBooking.island'
import { DoctorPhoto } from '@/components/doctors/DoctorPhoto'
import { DoctorRating } from '@/components/doctors/DoctorRating'
import { DoctorTags } from '@/components/doctors/DoctorTags'
import { doctorLabels } from '@/components/doctors/doctorLabels'
import { Reception } from '@/components/doctors/Reception'
import { receptionLines } from '@/components/doctors/receptionLines'
import { SpecialtyLinks } from '@/components/doctors/SpecialtyLinks'
import { DoctorVideo } from '@/components/screens/Doctor/DoctorVideo'
import { OtherDoctors } from '@/components/screens/Doctor/OtherDoctors'
import { Qualifications } from '@/components/screens/Doctor/Qualifications'
import { Reviews } from '@/components/screens/Doctor/Reviews'
import { SkipToRequest } from '@/components/screens/Doctor/SkipToRequest'
import { Substitutes } from '@/components/screens/Doctor/Substitutes'
import { VisitPrices } from '@/components/screens/Doctor/VisitPrices'
import { RelatedRecords } from '@/components/sections/RelatedRecords'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { bookingOf } from '@/lib/doctors/card'
import type { DoctorData } from '@/lib/screens/doctor'
import styles from './DoctorView.module.scss'

/** The doctor on the left, what patients say on the right. */
export function DoctorView(props: DoctorData) {
  const { crumbs, doctor, specialties, substitutes, others, relations } = props
  const t = useTranslations('doctors')
  const locale = useLocale()
  const labels = doctorLabels(t, useTranslations('price'), locale)
  return (
    <div className={styles.page}>
      <SkipToRequest doctor={doctor} />
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
            <DoctorBooking doctor={bookingOf(doctor)} labels={labels}>
              <Reception lines={receptionLines(doctor, labels)} />
              <Substitutes doctors={substitutes} labels={labels} />
              <VisitPrices doctor={doctor} />
            </DoctorBooking>
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
