import { CircleCheck } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { clinicIn } from '@/lib/clinic'
import { hoursPhrase } from '@/lib/clinic/hours-text'
import { localePath } from '@/lib/routing/locales'
import styles from './RequestView.module.scss'

export function RequestAccepted() {
  const t = useTranslations('request.page')
  const locale = useLocale()
  return (
    <div className={styles.accepted}>
      <Icon of={CircleCheck} />
      <h1>{t('acceptedTitle')}</h1>
      <p>{t('acceptedText', { hours: hoursPhrase(clinicIn(locale).hours, locale) })}</p>
      <Button href={localePath('/', locale)}>{t('home')}</Button>
    </div>
  )
}
