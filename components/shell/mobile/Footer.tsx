import { useTranslations } from 'next-intl'
import { AddressLink } from '@/components/sections/AddressLink'
import { OpeningHours } from '@/components/sections/OpeningHours'
import {
  FooterContacts,
  FooterLegal,
  FooterLinks,
  type FooterProps,
  FooterSocials,
} from '@/components/shell/FooterParts'
import { footerNavigation, mainNavigation, withoutMissing } from '@/lib/routing/navigation'
import styles from './Footer.module.scss'

/** Phone, messenger, address and links. */
export function Footer({ socials, year, missing, whatsapp }: FooterProps) {
  const t = useTranslations('shell')
  const entries = withoutMissing([...mainNavigation, ...footerNavigation], missing)
  return (
    <footer className={styles.footer}>
      <section className={styles.contacts}>
        <FooterContacts whatsapp={whatsapp} className={styles.phone} />
        <address>
          <AddressLink />
        </address>
        <p>
          <OpeningHours />
        </p>
      </section>
      <nav id="site-links" className={styles.links} aria-label={t('sectionsTitle')}>
        <FooterLinks entries={entries} />
      </nav>
      <FooterSocials socials={socials} className={styles.socials} />
      <FooterLegal year={year} className={styles.legal} />
    </footer>
  )
}
