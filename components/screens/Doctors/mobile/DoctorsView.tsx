import { useLocale, useTranslations } from 'next-intl'
import { contactsOf } from '@/components/request/contacts'
import { sortedLabels } from '@/components/screens/Doctors/listLabels'
import { SearchBox } from '@/components/search/SearchBox'
import { EmptySection } from '@/components/sections/EmptySection'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import type { DoctorsData } from '@/lib/screens/doctors'
import { DoctorsPicker } from './DoctorsPicker.island'
import styles from './DoctorsView.module.scss'

export function DoctorsView(props: DoctorsData) {
  const { h1, crumbs, doctors, count, compared, specialties, tags, receptions } = props
  const t = useTranslations('doctors')
  const shell = useTranslations('shell')
  const whatsapp = useTranslations('whatsapp')
  const locale = useLocale()
  const labels = sortedLabels(t, useTranslations('price'), locale, receptions)
  if (count === 0) return <EmptySection h1={h1} crumbs={crumbs} note={t('none')} />
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <h1>{h1}</h1>
      <SearchBox type="doctors" />
      <DoctorsPicker
        first={{ doctors, count }}
        specialties={specialties}
        tags={[
          ...(receptions.some(({ receives }) => receives.length > 0)
            ? Object.values(labels.days)
            : []),
          ...tags,
        ]}
        labels={labels}
        selectLabels={{
          label: t('select.label'),
          placeholder: t('select.placeholder'),
          search: t('select.search'),
          clear: t('select.clear'),
          nothing: t('select.nothing'),
        }}
        locale={locale}
        contacts={contactsOf(locale, { label: shell('whatsapp'), text: whatsapp('greeting') })}
      />
      <p>{t('lead', { compared })}</p>
    </div>
  )
}
