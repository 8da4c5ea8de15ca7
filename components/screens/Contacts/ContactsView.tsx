import { useLocale, useTranslations } from 'next-intl'
import { ClinicMap } from '@/components/screens/Contacts/ClinicMap'
import { ContactActions } from '@/components/screens/Contacts/ContactActions'
import { ContactDetails } from '@/components/screens/Contacts/ContactDetails'
import { ContactLinks } from '@/components/screens/Contacts/ContactLinks'
import { LayoutBox, type LayoutProps } from '@/components/sections/LayoutBox'
import { PatientFacts } from '@/components/sections/PatientFacts'
import { Section } from '@/components/sections/Section'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { clinicIn } from '@/lib/clinic'
import { hoursPhrase } from '@/lib/clinic/hours-text'
import { patientFactsTitle } from '@/lib/clinic/patient-facts'
import type { ContactsData } from '@/lib/screens/contacts'

export function ContactsView({
  layout,
  styles,
  h1,
  crumbs,
  mapUrl,
  specialDays,
  facts,
  missing,
}: ContactsData & LayoutProps) {
  const t = useTranslations('contacts')
  const locale = useLocale()
  const { hours } = clinicIn(locale)
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <LayoutBox className={styles.columns}>
        <LayoutBox className={styles.body}>
          <header>
            <h1>{h1}</h1>
            <p>{t('lead', { hours: hoursPhrase(hours, locale) })}</p>
          </header>
          {layout === 'desktop' && <ContactActions />}
          <ContactDetails specialDays={specialDays} />
          {layout === 'mobile' && <ContactActions />}
        </LayoutBox>
        <ClinicMap mapUrl={mapUrl} />
      </LayoutBox>
      {facts.length > 0 && (
        <Section id="facts" title={patientFactsTitle(locale)}>
          <PatientFacts facts={facts} />
        </Section>
      )}
      <ContactLinks missing={missing} />
    </div>
  )
}
