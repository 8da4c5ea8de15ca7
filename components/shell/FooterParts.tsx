import { useLocale, useTranslations } from 'next-intl'
import { type WhatsAppHref, WhatsAppLink } from '@/components/request/WhatsAppLink'
import { LegalNote } from '@/components/sections/LegalNote'
import { BrandIcon } from '@/components/ui/BrandIcon/BrandIcon'
import { clinicIn } from '@/lib/clinic'
import type { SocialLinks } from '@/lib/clinic/socials'
import { localePath } from '@/lib/routing/locales'
import type { MissingSections, NavigationEntry } from '@/lib/routing/navigation'

/** Parts of the footers, which each layout arranges in its own way. */
export interface FooterProps {
  readonly socials: SocialLinks
  readonly year: number
  readonly missing: MissingSections
  readonly whatsapp: WhatsAppHref
}

interface WithClass {
  readonly className: string | undefined
}

/** Phones, messenger and e-mail address; the class is that of a phone. */
export function FooterContacts({ whatsapp, className }: Pick<FooterProps, 'whatsapp'> & WithClass) {
  const t = useTranslations('shell')
  const { phones, email } = clinicIn(useLocale())
  return (
    <>
      {phones.map(({ number, label }) => (
        <a key={number} className={className} href={`tel:${number}`}>
          {label}
        </a>
      ))}
      <WhatsAppLink href={whatsapp}>{t('whatsapp')}</WhatsAppLink>
      <a href={`mailto:${email}`}>{email}</a>
    </>
  )
}

export function FooterLinks({ entries }: { readonly entries: readonly NavigationEntry[] }) {
  const nav = useTranslations('nav')
  const locale = useLocale()
  return entries.map(({ label, path }) => (
    <a key={label} href={localePath(path, locale)}>
      {nav(label)}
    </a>
  ))
}

export function FooterSocials({ socials, className }: Pick<FooterProps, 'socials'> & WithClass) {
  const t = useTranslations('shell')
  return (
    <ul className={className} aria-label={t('socialTitle')}>
      {socials.map(({ brand, url }) => (
        <li key={brand}>
          <a href={url} target="_blank" rel="noopener" aria-label={t(brand)}>
            <BrandIcon brand={brand} />
          </a>
        </li>
      ))}
    </ul>
  )
}

export function FooterLegal({ year, className }: Pick<FooterProps, 'year'> & WithClass) {
  const t = useTranslations('shell')
  const { legalName } = clinicIn(useLocale())
  return (
    <div className={className}>
      <p>{t('copyright', { year: String(year), name: legalName })}</p>
      <LegalNote />
    </div>
  )
}
