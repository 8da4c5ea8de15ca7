import { useLocale, useTranslations } from 'next-intl'
import { clinicIn, companyTerms } from '@/lib/clinic'
import type { CorporateData } from '@/lib/screens/corporate'
import { CorporateActions } from './CorporateActions'
import styles from './CorporateContact.module.scss'

/** The call to action at the end of the page. */
export function CorporateContact({ whatsapp }: Pick<CorporateData, 'whatsapp'>) {
  const t = useTranslations('corporate.contact')
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <div>
        <h2 id="contact">{t('title', companyTerms(clinicIn(useLocale())))}</h2>
        <p>{t('text')}</p>
      </div>
      <CorporateActions whatsapp={whatsapp} />
    </section>
  )
}
