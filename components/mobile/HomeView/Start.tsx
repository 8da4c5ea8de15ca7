import { useLocale, useTranslations } from 'next-intl'
import { RequestButton } from '@/components/blocks/RequestDialog/RequestButton.island'
import { Button } from '@/components/ui/Button/Button'
import { requestHref } from '@/lib/requests/href'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import styles from './Start.module.scss'

/** The ways that most visitors look for, in the first screen: a doctor, a price, a request. */
export function Start() {
  const t = useTranslations('home.start')
  const shell = useTranslations('shell')
  const locale = useLocale()
  return (
    <nav className={styles.start} aria-label={t('label')}>
      <Button href={localePath(pathOf('doctors'), locale)} variant="secondary">
        {t('doctors')}
      </Button>
      <Button href={localePath(pathOf('servicesTop'), locale)} variant="secondary">
        {t('prices')}
      </Button>
      <RequestButton kind="mail" href={requestHref(locale, 'mail')}>
        {shell('onlineBooking')}
      </RequestButton>
    </nav>
  )
}
