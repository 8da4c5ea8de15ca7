import { Menu as Burger, Eye } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import { AddressLink } from '@/components/sections/AddressLink'
import { OpeningHours } from '@/components/sections/OpeningHours'
import { DisplayOptions } from '@/components/shell/DisplayOptions'
import { Icon } from '@/components/ui/Icon/Icon'
import { LanguageLinks } from '@/components/ui/LanguageLinks/LanguageLinks.island'
import { languageNames } from '@/components/ui/LanguageLinks/languageNames'
import { clinicIn } from '@/lib/clinic'
import { requestHref } from '@/lib/requests/href'
import { localePath } from '@/lib/routing/locales'
import {
  clinicNavigation,
  type MissingSections,
  mainNavigation,
  withoutMissing,
} from '@/lib/routing/navigation'
import { redirects } from '@/lib/routing/routes'
import styles from './Menu.module.scss'
import { MenuToggle } from './MenuToggle.island'

/** The burger menu: page links, phone numbers, the address and the online-booking button. */
export function Menu({ missing }: { readonly missing: MissingSections }) {
  const t = useTranslations('shell')
  const nav = useTranslations('nav')
  const display = useTranslations('display')
  const locale = useLocale()
  const clinic = clinicIn(locale)
  return (
    <MenuToggle
      open={t('menu')}
      close={t('closeMenu')}
      fallback="#site-links"
      icon={<Icon of={Burger} />}
    >
      <div className={styles.languages}>
        <LanguageLinks locale={locale} names={languageNames} lists={redirects} />
      </div>
      <nav className={styles.links} aria-label={t('mainNavigation')}>
        {withoutMissing([...mainNavigation, ...clinicNavigation], missing).map(
          ({ label, path }) => (
            <a key={label} href={localePath(path, locale)}>
              {nav(label)}
            </a>
          ),
        )}
      </nav>
      <RequestButton kind="mail" href={requestHref(locale, 'mail')} size="l" wide>
        {t('onlineBooking')}
      </RequestButton>
      <div className={styles.contacts}>
        {clinic.phones.map(({ number, label }) => (
          <a key={number} href={`tel:${number}`}>
            {label}
          </a>
        ))}
        <address>
          <AddressLink />
        </address>
        <p>
          <OpeningHours />
        </p>
      </div>
      <details className={styles.display}>
        <summary>
          <Icon of={Eye} />
          {display('title')}
        </summary>
        <DisplayOptions />
      </details>
    </MenuToggle>
  )
}
