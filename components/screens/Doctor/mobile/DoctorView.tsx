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
import { actionClasses } from '@/components/request/FloatingActions/MainAction'
import { DoctorVideo } from '@/components/screens/Doctor/DoctorVideo'
import { OtherDoctors } from '@/components/screens/Doctor/OtherDoctors'
import { Qualifications } from '@/components/screens/Doctor/Qualifications'
import { Reviews } from '@/components/screens/Doctor/Reviews'
import { SkipToRequest } from '@/components/screens/Doctor/SkipToRequest'
import { Substitutes } from '@/components/screens/Doctor/Substitutes'
import { VisitPrices } from '@/components/screens/Doctor/VisitPrices'
import { RelatedRecords } from '@/components/sections/RelatedRecords'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { Tabs } from '@/components/ui/Tabs/Tabs.island'
import { bookingOf } from '@/lib/doctors/card'
import type { DoctorData } from '@/lib/screens/doctor'
import styles from './DoctorView.module.scss'

/** Rating and number of reviews, then two tabs; both panels are in the HTML. */
export function DoctorView(props: DoctorData) {
  const { crumbs, doctor, specialties, substitutes, others, relations } = props
  const t = useTranslations('doctors')
  const locale = useLocale()
  const labels = doctorLabels(t, useTranslations('price'), locale)
  const about = (
    <div className={styles.about}>
      <p>{doctor.description}</p>
      <DoctorVideo doctor={doctor} />
      <Qualifications doctor={doctor} />
    </div>
  )
  return (
    <div className={styles.page}>
      <SkipToRequest doctor={doctor} />
      <div className={styles.way}>
        <Breadcrumbs crumbs={crumbs} />
        <BackLink />
      </div>
      <div className={styles.head}>
        <div className={styles.photo}>
          <DoctorPhoto doctor={doctor} alt={doctor.name} sizes="40vw" onPage priority />
        </div>
        <div className={styles.body}>
          <h1>{doctor.name}</h1>
          <SpecialtyLinks specialties={specialties} />
          <DoctorRating doctor={doctor} labels={labels} locale={locale} />
        </div>
      </div>
      <section className={styles.booking} aria-label={t('details.prices')}>
        <DoctorBooking doctor={bookingOf(doctor)} labels={labels} inBar={actionClasses}>
          <Reception lines={receptionLines(doctor, labels)} />
          <Substitutes doctors={substitutes} labels={labels} />
          <VisitPrices doctor={doctor} />
        </DoctorBooking>
      </section>
      <DoctorTags doctor={doctor} labels={labels} locale={locale} />
      <Tabs
        label={t('details.sections')}
        panels={[
          { id: 'about', label: t('details.about'), content: about },
          {
            id: 'reviews',
            label: t('details.reviews'),
            content: <Reviews reviews={doctor.reviews} />,
          },
        ]}
      />
      <RelatedRecords subject="doctor" relations={relations} />
      <OtherDoctors others={others} />
    </div>
  )
}
