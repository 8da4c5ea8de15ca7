import { Phone } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { type WhatsAppHref, WhatsAppLink } from '@/components/request/WhatsAppLink'
import { HeaderSearch } from '@/components/search/HeaderSearch'
import { BrandIcon } from '@/components/ui/BrandIcon/BrandIcon'
import { Icon } from '@/components/ui/Icon/Icon'
import { Picture } from '@/components/ui/Picture/Picture'
import { clinicIn, mainPhone } from '@/lib/clinic'
import { localePath } from '@/lib/routing/locales'
import type { MissingSections } from '@/lib/routing/navigation'
import styles from './Header.module.scss'
import { Menu } from './Menu'

interface HeaderProps {
  readonly missing: MissingSections
  readonly whatsapp: WhatsAppHref
}

/** Logo, search, call and messenger icons, burger menu (B9). */
export function Header({ missing, whatsapp }: HeaderProps) {
  const t = useTranslations('shell')
  const locale = useLocale()
  const clinic = clinicIn(locale)
  const phone = mainPhone(clinic)
  return (
    <header className={styles.header} data-stays="header">
      <a className={styles.logo} href={localePath('/', locale)}>
        <Picture src={clinic.pictures.mark} alt="" width={36} height={36} />
        <b>{clinic.name}</b>
        <span className="visually-hidden"> — {t('homeLink')}</span>
      </a>
      <div className={styles.actions}>
        <HeaderSearch />
        <a href={`tel:${phone.number}`} aria-label={t('callNumber', { phone: phone.label })}>
          <Icon of={Phone} />
        </a>
        <WhatsAppLink className={styles.messenger} href={whatsapp} aria-label={t('whatsapp')}>
          <BrandIcon brand="whatsapp" />
        </WhatsAppLink>
        <Menu missing={missing} />
      </div>
    </header>
  )
}
