import { Image } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { MoreSection } from '@/components/sections/MoreSection'
import { Discount } from '@/components/ui/Discount/Discount'
import { Icon } from '@/components/ui/Icon/Icon'
import { Picture } from '@/components/ui/Picture/Picture'
import { Price } from '@/components/ui/Price/Price'
import type { Promotion } from '@/lib/kinds/promotion'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import styles from './PromotionLines.module.scss'

/**
 * "More promotions" as small rows, with the link to all of them: below a list of large cards and
 * on phones, where a third large card would leave a gap in its row.
 */
export function PromotionLines({ promotions }: { readonly promotions: readonly Promotion[] }) {
  const t = useTranslations('promotions')
  const locale = useLocale()
  if (promotions.length === 0) return null
  const all = localePath(pathOf('promotions'), locale)
  return (
    <MoreSection id="more-promotions" title={t('more')} all={{ href: all, label: t('all') }}>
      {promotions.map(({ id, slug, name, image, discount, price, priceKind }) => (
        <li key={id}>
          <a className={styles.line} href={localePath(pathOf('promotion', slug), locale)}>
            <span className={styles.picture}>
              {image ? (
                <Picture src={image} alt="" width={1200} height={900} sizes="9rem" />
              ) : (
                <Icon of={Image} />
              )}
            </span>
            <span className={styles.body}>
              <b>{name}</b>
              <span className={styles.price}>
                <Price of="promotion" value={price} said={priceKind} />
                <Discount percent={discount} />
              </span>
            </span>
          </a>
        </li>
      ))}
    </MoreSection>
  )
}
