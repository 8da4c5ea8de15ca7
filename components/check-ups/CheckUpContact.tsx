import { Phone } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { ownActionClass } from '@/components/request/FloatingActions/MainAction'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import { BrandIcon } from '@/components/ui/BrandIcon/BrandIcon'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { clinicIn, mainPhone } from '@/lib/clinic'
import { requestHref } from '@/lib/requests/href'
import type { AskedCheckUp } from '@/lib/screens/check-up-records'
import styles from './CheckUpContact.module.scss'

interface CheckUpContactProps {
  readonly checkUp: Pick<AskedCheckUp, 'id' | 'name' | 'whatsapp'>
  /** The request is the main action of the page. */
  readonly inBar?: boolean
}

/** How to get a check-up: a request, the messenger or a call to the manager. */
export function CheckUpContact({ checkUp, inBar = false }: CheckUpContactProps) {
  const t = useTranslations('checkUps.contact')
  const common = useTranslations('common')
  const locale = useLocale()
  const { id, name, whatsapp } = checkUp
  const phone = mainPhone(clinicIn(locale))
  return (
    <div className={styles.contact}>
      <p>{t('note')}</p>
      <div className={styles.actions}>
        <RequestButton
          kind="checkups"
          id={id}
          subject={name}
          href={requestHref(locale, 'checkups', id)}
          {...(inBar && { className: ownActionClass })}
        >
          {t('request')}
        </RequestButton>
        <Button href={`tel:${phone.number}`} variant="secondary">
          <Icon of={Phone} />
          {phone.label}
        </Button>
        <Button href={whatsapp} target="_blank" rel="noopener" variant="ghost">
          <BrandIcon brand="whatsapp" />
          {t('whatsapp')}
          <span className="visually-hidden"> ({common('newTab')})</span>
        </Button>
      </div>
    </div>
  )
}
