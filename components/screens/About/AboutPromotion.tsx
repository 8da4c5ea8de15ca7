import { ArrowRight } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { PromotionCard } from '@/components/promotions/PromotionCard'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { AboutData } from '@/lib/screens/about'
import styles from './AboutClinic.module.scss'

/** The one promotion of the page (B75); nothing when there is none. */
export function AboutPromotion({ promotion }: Pick<AboutData, 'promotion'>) {
  const t = useTranslations('about.promotion')
  const href = localePath(pathOf('promotions'), useLocale())
  if (!promotion) return null
  return (
    <section className={styles.promotion} aria-labelledby="promotion">
      <h2 id="promotion">{t('title')}</h2>
      <PromotionCard
        promotion={promotion}
        sizes="(max-width: 639px) 93vw, (max-width: 900px) 90vw, 38vw"
      />
      <Button href={href} variant="secondary">
        {t('all')}
        <Icon of={ArrowRight} />
      </Button>
    </section>
  )
}
