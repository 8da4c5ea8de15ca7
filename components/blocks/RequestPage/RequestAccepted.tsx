import { CircleCheck } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button/Button'
import { clinicIn } from '@/lib/clinic'
import { localePath } from '@/lib/routing/locales'
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
