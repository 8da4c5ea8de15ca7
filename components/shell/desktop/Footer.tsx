import { useLocale, useTranslations } from 'next-intl'
import { type WhatsAppHref, WhatsAppLink } from '@/components/request/WhatsAppLink'
import { AddressLink } from '@/components/sections/AddressLink'
import { LegalNote } from '@/components/sections/LegalNote'
import { BrandIcon } from '@/components/ui/BrandIcon/BrandIcon'
import { clinicIn } from '@/lib/clinic'
import type { SocialLinks } from '@/lib/clinic/socials'
import { localePath } from '@/lib/routing/locales'
import {
  footerNavigation,
  type MissingSections,
  mainNavigation,
  withoutMissing,
} from '@/lib/routing/navigation'
import styles from './Footer.module.scss'

export function Footer({
  socials,
  year,
  missing,
  whatsapp,
}: {
  readonly socials: SocialLinks
  readonly year: number
  readonly missing: MissingSections
  readonly whatsapp: WhatsAppHref
}) {
  const t = useTranslations('shell')
  const nav = useTranslations('nav')
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
          <p>{t('daily', clinic.hours)}</p>
          <ul className={styles.socials} aria-label={t('socialTitle')}>
            {socials.map(({ brand, url }) => (
              <li key={brand}>
                <a href={url} target="_blank" rel="noopener" aria-label={t(brand)}>
                  <BrandIcon brand={brand} />
                </a>
              </li>
            ))}
          </ul>
        </section>
        {sections.length > 0 && (
          <nav aria-label={t('sectionsTitle')}>
            <h2>{t('sectionsTitle')}</h2>
            {sections.map(({ label, path }) => (
              <a key={label} href={localePath(path, locale)}>
                {nav(label)}
              </a>
            ))}
          </nav>
        )}
        <nav aria-label={t('clinicTitle')}>
          <h2>{t('clinicTitle')}</h2>
          {withoutMissing(footerNavigation, missing).map(({ label, path }) => (
            <a key={label} href={localePath(path, locale)}>
              {nav(label)}
            </a>
          ))}
        </nav>
        <section>
          <h2>{t('contactsTitle')}</h2>
          {clinic.phones.map(({ number, label }) => (
            <a key={number} className={styles.phone} href={`tel:${number}`}>
              {label}
            </a>
          ))}
          <WhatsAppLink href={whatsapp}>{t('whatsapp')}</WhatsAppLink>
          <a href={`mailto:${clinic.email}`}>{clinic.email}</a>
        </section>
      </div>
      <div className={styles.legal}>
        <p>{t('copyright', { year: String(year), name: clinic.legalName })}</p>
        <LegalNote />
      </div>
    </footer>
  )
}
