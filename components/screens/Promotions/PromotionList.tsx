import { useLocale, useTranslations } from 'next-intl'
import { LinkRows } from '@/components/lists/LinkRows'
import { PromotionCard } from '@/components/promotions/PromotionCard'
import { EmptyNote } from '@/components/ui/EmptyNote/EmptyNote'
import { Price } from '@/components/ui/Price/Price'
import { promotionAnchor } from '@/lib/entities/promotion-categories'
import type { Promotion } from '@/lib/kinds/promotion'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { PromotionsData } from '@/lib/screens/promotions'
import styles from './PromotionList.module.scss'

interface PromotionListProps extends Pick<PromotionsData, 'cards' | 'rows'> {
  /** Cards in the first row: their pictures are the largest of the page. */
  readonly firstRow: number
}

/** Promotions as cards and the rest as lines, or a note that there are none. */
export function PromotionList({ cards, rows, firstRow }: PromotionListProps) {
  const t = useTranslations('promotions')
  const locale = useLocale()
  if (cards.length === 0) return <EmptyNote>{t('empty')}</EmptyNote>
  const links = rows.map(({ slug, name, price, priceKind }, index) => ({
    href: localePath(pathOf('promotion', slug), locale),
    name,
    anchor: anchorOf([...cards, ...rows], cards.length + index),
    note: <Price of="promotion" value={price} said={priceKind} />,
  }))
  return (
    <>
      <ul className={styles.cards}>
        {cards.map((promotion, index) => (
          <li key={promotion.id} id={anchorOf(cards, index)}>
            <PromotionCard promotion={promotion} heading="h2" priority={index < firstRow} />
          </li>
        ))}
      </ul>
      <LinkRows id="further-promotions" title={t('further')} rows={links} />
    </>
  )
}

/** Id of the first promotion of a category, which is the target of its tab. */
function anchorOf(list: readonly Promotion[], index: number): string | undefined {
  const category = list[index]?.category
  if (!category || list.findIndex(each => each.category === category) !== index) return undefined
  return promotionAnchor(category)
}
