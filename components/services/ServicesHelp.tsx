import { useLocale, useTranslations } from 'next-intl'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import { Button } from '@/components/ui/Button/Button'
import { clinicIn, mainPhone } from '@/lib/clinic'
import { requestHref } from '@/lib/requests/href'
import styles from './ServicesHelp.module.scss'

/** Phone and request for visitors who have not found their service in the lists. */
export function ServicesHelp() {
  const t = useTranslations('services.help')
  const locale = useLocale()
  const phone = mainPhone(clinicIn(locale))
  return (
    <section className={styles.help} aria-labelledby="services-help">
      <div>
        <h2 id="services-help">{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <div className={styles.actions}>
        <Button href={`tel:${phone.number}`} variant="secondary" size="l">
          {phone.label}
        </Button>
        <RequestButton kind="mail" href={requestHref(locale, 'mail')} size="l">
          {t('button')}
        </RequestButton>
      </div>
    </section>
  )
}
