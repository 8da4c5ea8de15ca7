import { useLocale, useTranslations } from 'next-intl'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import { Button } from '@/components/ui/Button/Button'
import { requestHref } from '@/lib/requests/href'
import { localePath } from '@/lib/routing/locales'
import { withoutMissing } from '@/lib/routing/navigation'
import { pathOf } from '@/lib/routing/routes'
import type { HomeData } from '@/lib/screens/home'
import styles from './Start.module.scss'

const ways = [
  { route: 'doctors', label: 'doctors' },
  { route: 'servicesTop', label: 'prices' },
] as const

/** The ways that most visitors look for, in the first screen: a doctor, a price, a request. */
export function Start({ missing }: Pick<HomeData, 'missing'>) {
  const t = useTranslations('home.start')
  const shell = useTranslations('shell')
  const locale = useLocale()
  return (
    <nav className={styles.start} aria-label={t('label')}>
      {withoutMissing(ways, missing).map(({ route, label }) => (
        <Button
          key={route}
          href={localePath(pathOf(route), locale)}
          variant="secondary"
          data-next=""
        >
          {t(label)}
        </Button>
      ))}
      <RequestButton kind="mail" href={requestHref(locale, 'mail')}>
        {shell('onlineBooking')}
      </RequestButton>
    </nav>
  )
}
