import { ChevronDown, Phone } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { type WhatsAppHref, WhatsAppLink } from '@/components/request/WhatsAppLink'
import { HeaderSearch } from '@/components/search/HeaderSearch'
import { OpeningHours } from '@/components/sections/OpeningHours'
import { DisplayButton } from '@/components/shell/DisplayButton'
import { BrandIcon } from '@/components/ui/BrandIcon/BrandIcon'
import { Icon } from '@/components/ui/Icon/Icon'
import { LanguageLinks } from '@/components/ui/LanguageLinks/LanguageLinks.island'
import { languageCodes, languageNames } from '@/components/ui/LanguageLinks/languageNames'
import { NavLink } from '@/components/ui/NavLink/NavLink.island'
import { Picture } from '@/components/ui/Picture/Picture'
import { clinicIn, mainPhone } from '@/lib/clinic'
import { localePath } from '@/lib/routing/locales'
import { type MissingSections, mainNavigation, withoutMissing } from '@/lib/routing/navigation'
import { redirects } from '@/lib/routing/routes'
import styles from './Header.module.scss'

interface HeaderProps {
  readonly missing: MissingSections
  readonly whatsapp: WhatsAppHref
}

/** Logo, the sections, search, phone, messenger, a language switcher that shows on hover (B9). */
export function Header({ missing, whatsapp }: HeaderProps) {
  const t = useTranslations('shell')
  const nav = useTranslations('nav')
  const locale = useLocale()
  const clinic = clinicIn(locale)
  const phone = mainPhone(clinic)
  return (
    <header className={styles.header} data-stays="header">
      <div className={styles.row}>
        <a className={styles.logo} href={localePath('/', locale)}>
          <Picture src={clinic.pictures.mark} alt="" width={48} height={48} />
          <span>
            <b>{clinic.name}</b>
            <small>{clinic.about.tagline}</small>
          </span>
          <span className="visually-hidden"> — {t('homeLink')}</span>
        </a>
        <nav className={styles.nav} aria-label={t('mainNavigation')}>
          {withoutMissing(mainNavigation, missing).map(({ label, path, section }) => (
            <NavLink key={label} href={localePath(path, locale)} section={section}>
              {nav(label)}
            </NavLink>
          ))}
        </nav>
        <div className={styles.contacts}>
          <HeaderSearch />
          <a className={styles.phone} href={`tel:${phone.number}`}>
            <Icon of={Phone} />
            <span>
              <b>{phone.label}</b>
              <small>
                <OpeningHours />
              </small>
            </span>
          </a>
          <WhatsAppLink className={styles.messenger} href={whatsapp} aria-label={t('whatsapp')}>
            <BrandIcon brand="whatsapp" />
          </WhatsAppLink>
          <DisplayButton />
          <div className={styles.language} data-languages>
            {/* `headerMenus` opens the list; CSS on hover and, without scripts, on focus. */}
            <button
              type="button"
              aria-expanded="false"
              aria-controls="languages"
              aria-label={`${t('language')}: ${languageNames[locale]}, ${languageCodes[locale]}`}
            >
              {languageCodes[locale]}
              <Icon of={ChevronDown} />
            </button>
            <div id="languages" className={styles.languages}>
              <LanguageLinks locale={locale} names={languageNames} lists={redirects} />
            </div>
          </div>
        </div>
      </div>
    </header>
  )
}
