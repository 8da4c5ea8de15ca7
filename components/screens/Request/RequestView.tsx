import { useLocale, useTranslations } from 'next-intl'
import { doctorLabels } from '@/components/doctors/doctorLabels'
import { receptionLines } from '@/components/doctors/receptionLines'
import { requestLabels } from '@/components/request/RequestDialog/requestLabels'
import { clinicIn } from '@/lib/clinic'
import { consentVersion, policyHref } from '@/lib/clinic/legal'
import type { RequestPageData } from '@/lib/screens/request'
import { RequestForm } from './RequestForm'
import styles from './RequestView.module.scss'

interface RequestPageProps extends RequestPageData {
  readonly layout: 'desktop' | 'mobile'
}

/** The request form as a page of its own: where request buttons lead without JavaScript. */
export function RequestView({ about, subject, dayWish, ...form }: RequestPageProps) {
  const t = useTranslations('request.page')
  const locale = useLocale()
  const clinic = clinicIn(locale)
  const request = useTranslations('request')
  const labels = requestLabels(
    request,
    useTranslations('common'),
    clinic,
    locale,
    useTranslations('whatsapp')('greeting'),
  )
  const card = doctorLabels(useTranslations('doctors'), useTranslations('price'), locale)
  const notes = dayWish?.doctor ? receptionLines(dayWish.doctor, card) : []
  return (
    <div className={styles.page}>
      <h1>{labels.titles[about.kind]}</h1>
      <RequestForm
        {...form}
        {...(subject ? { subject } : {})}
        {...(dayWish ? { dayWish: { ...dayWish, label: t('day'), notes } } : {})}
        about={about}
        labels={{
          ...labels,
          formErrors: {
            consent: request('errors.consent'),
            day: request('errors.day'),
            summary: request('errors.summary'),
            unavailable: request('errors.unavailable'),
          },
        }}
        locale={locale}
        consentVersion={consentVersion()}
        policyHref={policyHref(locale)}
      />
      <div className={styles.phones}>
        <p>{t('callInstead')}</p>
        {clinic.phones.map(({ number, label }) => (
          <a key={number} href={`tel:${number}`}>
            {label}
          </a>
        ))}
      </div>
    </div>
  )
}
