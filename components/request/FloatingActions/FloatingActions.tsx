import { Phone } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { type WhatsAppHref, WhatsAppLink } from '@/components/request/WhatsAppLink'
import { BrandIcon } from '@/components/ui/BrandIcon/BrandIcon'
import { Icon } from '@/components/ui/Icon/Icon'
import { LanguageLinks } from '@/components/ui/LanguageLinks/LanguageLinks.island'
import { languageCodes, spokenCodes } from '@/components/ui/LanguageLinks/languageNames'
import { clinicIn, mainPhone } from '@/lib/clinic'
import { redirects } from '@/lib/routing/routes'
import { EstimateForm } from './EstimateForm'
import styles from './FloatingActions.module.scss'

/**
 * Phone, messenger and RU/KK, fixed on every page of both layouts (B9). On phones they are a bar
 * with room for the page's `MainAction`.
 */
export function FloatingActions({ whatsapp }: { readonly whatsapp: WhatsAppHref }) {
  const t = useTranslations('shell')
  const locale = useLocale()
  const clinic = clinicIn(locale)
  const phone = mainPhone(clinic)
  return (
    <aside className={styles.actions} data-stays="dock" aria-label={t('quickActions')}>
      <EstimateForm />
      <div className={styles.languages}>
        <LanguageLinks
          locale={locale}
          names={languageCodes}
          spoken={spokenCodes}
          lists={redirects}
        />
      </div>
      <WhatsAppLink className={styles.messenger} href={whatsapp} aria-label={t('whatsapp')}>
        <BrandIcon brand="whatsapp" />
        <span className={styles.label}>WhatsApp</span>
      </WhatsAppLink>
      <a
        className={styles.phone}
        href={`tel:${phone.number}`}
        aria-label={t('callNumber', { phone: phone.label })}
      >
        <Icon of={Phone} />
        <span className={styles.label}>{t('callShort')}</span>
      </a>
    </aside>
  )
}
