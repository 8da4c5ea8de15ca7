import { MessagesSquare } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import { Icon } from '@/components/ui/Icon/Icon'
import { requestHref } from '@/lib/requests/href'
import styles from './CheckUpConsult.module.scss'

/** The consult dialog for those who cannot choose between programmes. */
export function CheckUpConsult() {
  const t = useTranslations('checkUps.parent')
  return (
    <div className={styles.consult}>
      <Icon of={MessagesSquare} />
      <h3>{t('consultTitle')}</h3>
      <p>{t('consultText')}</p>
      <RequestButton kind="mail" href={requestHref(useLocale(), 'mail')} variant="light">
        {t('pick')}
      </RequestButton>
    </div>
  )
}
