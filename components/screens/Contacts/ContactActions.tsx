import { useLocale, useTranslations } from 'next-intl'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import { requestHref } from '@/lib/requests/href'
import styles from './ContactActions.module.scss'

/** The callback request, and the ambulance for urgent cases. */
export function ContactActions() {
  const t = useTranslations('contacts')
  return (
    <div className={styles.actions}>
      <RequestButton kind="mail" href={requestHref(useLocale(), 'mail')} size="l">
        {t('callback')}
      </RequestButton>
      <p>{t.rich('urgent', { call: number => <a href="tel:103">{number}</a> })}</p>
    </div>
  )
}
