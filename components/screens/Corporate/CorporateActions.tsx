import { Phone } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import { BrandIcon } from '@/components/ui/BrandIcon/BrandIcon'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { clinicIn, mainPhone } from '@/lib/clinic'
import { requestHref } from '@/lib/requests/href'
import type { CorporateData } from '@/lib/screens/corporate'
import styles from './CorporateActions.module.scss'

/** The partner request, and messenger and phone for an answer at once. */
export function CorporateActions({ whatsapp }: Pick<CorporateData, 'whatsapp'>) {
  const t = useTranslations('corporate')
  const shell = useTranslations('shell')
  const locale = useLocale()
  const phone = mainPhone(clinicIn(locale))
  return (
    <div className={styles.actions}>
      <RequestButton kind="partner" href={requestHref(locale, 'partner')} size="l">
        {t('request')}
      </RequestButton>
      <Button href={whatsapp} target="_blank" rel="noopener" variant="ghost" size="l">
        <BrandIcon brand="whatsapp" />
        {shell('whatsapp')}
      </Button>
      <Button href={`tel:${phone.number}`} variant="ghost" size="l">
        <Icon of={Phone} />
        {phone.label}
      </Button>
    </div>
  )
}
