import { ArrowRight, CalendarDays } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { LongDate } from '@/components/articles/LongDate'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { KeepHyphens } from '@/components/ui/KeepHyphens/KeepHyphens'
import { requestHref } from '@/lib/requests/href'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { PromotionData } from '@/lib/screens/promotion'
import styles from './EndedPromotion.module.scss'

interface EndedPromotionProps extends Pick<PromotionData, 'promotion' | 'more'> {
  /** ISO date. */
  readonly lastDay: string
}

/** In place of an offer that does not apply any more (B230): that it has ended, and what there is now. */
export function EndedPromotion({ promotion, lastDay, more }: EndedPromotionProps) {
  const t = useTranslations('promotions')
  const contacts = useTranslations('contacts')
  const locale = useLocale()
  return (
    <div className={styles.ended}>
      <h1>
        <KeepHyphens text={promotion.name} />
      </h1>
      <p className={styles.note}>
        <Icon of={CalendarDays} />
        <span>{t.rich('over', { day: () => <LongDate iso={lastDay} /> })}</span>
      </p>
      <div className={styles.actions}>
        {more.length > 0 && (
          <Button href={localePath(pathOf('promotions'), locale)} size="l">
            {t('current')}
            <Icon of={ArrowRight} />
          </Button>
        )}
        <RequestButton
          kind="mail"
          href={requestHref(locale, 'mail')}
          size="l"
          variant={more.length > 0 ? 'secondary' : 'primary'}
        >
          {contacts('callback')}
        </RequestButton>
      </div>
    </div>
  )
}
