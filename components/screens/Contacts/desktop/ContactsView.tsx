import { useLocale, useTranslations } from 'next-intl'
import { ClinicMap } from '@/components/screens/Contacts/ClinicMap'
import { ContactActions } from '@/components/screens/Contacts/ContactActions'
import { ContactDetails } from '@/components/screens/Contacts/ContactDetails'
import { ContactLinks } from '@/components/screens/Contacts/ContactLinks'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { clinicIn } from '@/lib/clinic'
import type { ContactsData } from '@/lib/props/contacts'
import styles from './ContactsView.module.scss'

export function ContactsView({ h1, crumbs, mapUrl, missing }: ContactsData) {
  const t = useTranslations('contacts')
  const { hours } = clinicIn(useLocale())
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.columns}>
        <div className={styles.body}>
          <header>
            <h1>{h1}</h1>
            <p>{t('lead', hours)}</p>
          </header>
          <ContactActions />
          <ContactDetails />
        </div>
        <ClinicMap mapUrl={mapUrl} />
      </div>
      <ContactLinks missing={missing} />
    </div>
  )
}
