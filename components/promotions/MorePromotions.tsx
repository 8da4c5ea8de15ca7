import { ArrowRight } from 'lucide'
import { useLocale } from 'next-intl'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { Price } from '@/components/ui/Price/Price'
import type { Promotion } from '@/lib/kinds/promotion'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import styles from './MorePromotions.module.scss'
import { PromotionCard } from './PromotionCard'

interface MorePromotionsProps {
  readonly title: string
  readonly all: string
  readonly promotions: readonly Promotion[]
  /**
   * How many are cards; the rest are lines below. The layouts differ here (B75), while both
   * link to the same promotions (R9).
   */
  readonly cards: number
}

export function MorePromotions({ title, all, promotions, cards }: MorePromotionsProps) {
  const locale = useLocale()
  const href = ({ slug }: Promotion) => localePath(pathOf('promotion', slug), locale)
  if (promotions.length === 0) return null
  return (
    <section className={styles.more} aria-labelledby="more-promotions">
      <h2 id="more-promotions">{title}</h2>
      <ul className={styles.cards} data-columns={cards}>
        {promotions.slice(0, cards).map(promotion => (
          <li key={promotion.id}>
            <PromotionCard
              promotion={promotion}
              sizes={`(max-width: 639px) 46vw, (max-width: 900px) 44vw, ${cards === 3 ? 30 : 22}vw`}
            />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        {promotions.slice(cards).map(promotion => (
          <a key={promotion.id} className={styles.line} href={href(promotion)}>
            {promotion.name}{' '}
            <Price of="promotion" value={promotion.price} said={promotion.priceKind} />
          </a>
        ))}
        <Button href={localePath(pathOf('promotions'), locale)} variant="secondary">
          {all}
          <Icon of={ArrowRight} />
        </Button>
      </div>
    </section>
  )
}
