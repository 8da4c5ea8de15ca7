import { CircleCheck } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button/Button'
import { localePath } from '@/lib/i18n/locales'
import { clinicIn } from '@/lib/site/clinic'
import styles from './RequestPage.module.scss'

export function RequestAccepted() {
  const t = useTranslations('request.page')
  const locale = useLocale()
  return (
    <div className={styles.accepted}>
      <CircleCheck aria-hidden="true" />
      <h1>{t('acceptedTitle')}</h1>
      <p>{t('acceptedText', clinicIn(locale).hours)}</p>
      <Button href={localePath('/', locale)}>{t('home')}</Button>
    </div>
  )
}
