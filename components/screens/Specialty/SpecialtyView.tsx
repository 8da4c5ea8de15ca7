import { useLocale, useTranslations } from 'next-intl'
import { BackLink } from '@/components/doctors/BackLink'
import { DoctorCard } from '@/components/doctors/DoctorCard'
import { doctorLabels } from '@/components/doctors/doctorLabels'
import { receptionLines } from '@/components/doctors/receptionLines'
import { SpecialtyLinks } from '@/components/doctors/SpecialtyLinks'
import { LinkRows } from '@/components/lists/LinkRows'
import { PageLinks } from '@/components/lists/PageLinks'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import { AddressLink } from '@/components/sections/AddressLink'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { Price } from '@/components/ui/Price/Price'
import { clinicIn } from '@/lib/clinic'
import { requestHref } from '@/lib/requests/href'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { SpecialtyData } from '@/lib/screens/specialty'
import styles from './SpecialtyView.module.scss'

/** The doctors of one specialty, the services around it and the other specialties. */
export function SpecialtyView(data: SpecialtyData) {
  const t = useTranslations('doctors')
  const locale = useLocale()
  const labels = doctorLabels(t, useTranslations('price'), locale)
  const { count } = data
  const clinic = clinicIn(locale)
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Breadcrumbs crumbs={data.crumbs} />
        <BackLink />
      </div>
      <div className={styles.head}>
        <h1>{data.h1}</h1>
        <p>
          {t.rich('specialty.lead', {
            doctors: t('list.found', { count }),
            clinic: clinic.name,
            compared: data.compared,
            address: () => <AddressLink />,
          })}
        </p>
      </div>
      {count === 0 && (
        <div className={styles.empty}>
          <p>{t('specialty.empty')}</p>
          <RequestButton kind="mail" href={requestHref(locale, 'mail')}>
            {labels.appointment}
          </RequestButton>
        </div>
      )}
      <ul className={styles.cards}>
        {data.doctors.map((doctor, index) => (
          <li key={doctor.id}>
            <DoctorCard
              doctor={doctor}
              labels={labels}
              reception={receptionLines(doctor, labels)}
              locale={locale}
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
      <PageLinks pages={data.pages} />
      <LinkRows
        id="services"
        title={t('specialty.services')}
        rows={data.services.map(({ id, slug, name, price, priceKind }) => ({
          id,
          name,
          href: localePath(pathOf('service', slug), locale),
          note: <Price of="service" value={price} said={priceKind} />,
        }))}
      />
      <section className={styles.others} aria-labelledby="specialties">
        <h2 id="specialties">{t('specialty.otherSpecialties')}</h2>
        <SpecialtyLinks specialties={data.otherSpecialties} />
      </section>
    </div>
  )
}
