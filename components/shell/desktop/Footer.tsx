import { useLocale, useTranslations } from 'next-intl'
import { AddressLink } from '@/components/sections/AddressLink'
import { OpeningHours } from '@/components/sections/OpeningHours'
import {
  FooterContacts,
  FooterLegal,
  FooterLinks,
  type FooterProps,
  FooterSocials,
} from '@/components/shell/FooterParts'
import { clinicIn } from '@/lib/clinic'
import { footerNavigation, mainNavigation, withoutMissing } from '@/lib/routing/navigation'
import styles from './Footer.module.scss'

export function Footer({ socials, year, missing, whatsapp }: FooterProps) {
  const t = useTranslations('shell')
  const locale = useLocale()
  const clinic = clinicIn(locale)
  const sections = withoutMissing(mainNavigation, missing)
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section>
          <h2>{clinic.name}</h2>
          <address>
            <AddressLink />
          </address>
          <p>
            <OpeningHours />
          </p>
          <FooterSocials socials={socials} className={styles.socials} />
        </section>
        {sections.length > 0 && (
          <nav aria-label={t('sectionsTitle')}>
            <h2>{t('sectionsTitle')}</h2>
            <FooterLinks entries={sections} />
          </nav>
        )}
        <nav aria-label={t('clinicTitle')}>
          <h2>{t('clinicTitle')}</h2>
          <FooterLinks entries={withoutMissing(footerNavigation, missing)} />
        </nav>
        <section>
          <h2>{t('contactsTitle')}</h2>
          <FooterContacts whatsapp={whatsapp} className={styles.phone} />
        </section>
      </div>
      <FooterLegal year={year} className={styles.legal} />
    </footer>
  )
}
