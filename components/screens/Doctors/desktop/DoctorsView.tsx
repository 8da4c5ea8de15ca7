import { useLocale, useTranslations } from 'next-intl'
import { contactsOf } from '@/components/request/contacts'
import { browserLabels } from '@/components/screens/Doctors/listLabels'
import { SearchBox } from '@/components/search/SearchBox'
import { EmptySection } from '@/components/sections/EmptySection'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import type { DoctorsData } from '@/lib/screens/doctors'
import { DoctorsBrowser } from './DoctorsBrowser.island'
import styles from './DoctorsView.module.scss'

export function DoctorsView(props: DoctorsData) {
  const { h1, crumbs, doctors, count, compared, specialties, tags, receptions } = props
  const t = useTranslations('doctors')
  const shell = useTranslations('shell')
  const whatsapp = useTranslations('whatsapp')
  const locale = useLocale()
  const labels = browserLabels(t, useTranslations('price'), locale, receptions)
  const categories = specialties?.flatMap(group => group.categories)
  const hasChoice = categories?.length !== 1
  if (count === 0) return <EmptySection h1={h1} crumbs={crumbs} note={t('none')} />
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.head}>
        <div>
          <h1>{h1}</h1>
          <p>{t('lead', { compared })}</p>
        </div>
        <SearchBox type="doctors" />
      </div>
      {hasChoice && (
        <a className="skip-link" href="#doctors">
          {t('list.skip')}
        </a>
      )}
      <DoctorsBrowser
        first={{ doctors, count }}
        specialties={specialties}
        tags={[
          ...(receptions.some(({ receives }) => receives.length > 0)
            ? Object.values(labels.days)
            : []),
          ...tags,
        ]}
        labels={labels}
        locale={locale}
        contacts={contactsOf(locale, { label: shell('whatsapp'), text: whatsapp('greeting') })}
      />
    </div>
  )
}
