import { useLocale, useTranslations } from 'next-intl'
import { ClinicMap } from '@/components/screens/Contacts/ClinicMap'
import { ContactActions } from '@/components/screens/Contacts/ContactActions'
import { ContactDetails } from '@/components/screens/Contacts/ContactDetails'
import { ContactLinks } from '@/components/screens/Contacts/ContactLinks'
import { LayoutBox } from '@/components/sections/LayoutBox'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { clinicIn } from '@/lib/clinic'
import type { ContactsData } from '@/lib/props/contacts'
import type { LayoutProps } from '@/lib/props/layout'

export function ContactsView({
  layout,
  styles,
  h1,
  crumbs,
  mapUrl,
  missing,
}: ContactsData & LayoutProps) {
  const t = useTranslations('contacts')
  const { hours } = clinicIn(useLocale())
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <LayoutBox className={styles.columns}>
        <LayoutBox className={styles.body}>
          <header>
            <h1>{h1}</h1>
            <p>{t('lead', hours)}</p>
          </header>
          {layout === 'desktop' && <ContactActions />}
          <ContactDetails />
          {layout === 'mobile' && <ContactActions />}
        </LayoutBox>
        <ClinicMap mapUrl={mapUrl} />
      </LayoutBox>
      <ContactLinks missing={missing} />
    </div>
  )
}
