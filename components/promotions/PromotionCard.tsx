import { Image } from 'lucide'
import { useLocale } from 'next-intl'
import { Discount } from '@/components/ui/Discount/Discount'
import { Icon } from '@/components/ui/Icon/Icon'
import { Picture } from '@/components/ui/Picture/Picture'
import { Price } from '@/components/ui/Price/Price'
import { ShortText } from '@/components/ui/ShortText/ShortText'
import type { Promotion } from '@/lib/kinds/promotion'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import styles from './PromotionCard.module.scss'

interface PromotionCardProps {
  readonly promotion: Pick<
    Promotion,
    'id' | 'slug' | 'name' | 'image' | 'discount' | 'price' | 'priceKind'
  >
  /** Level of the name in the page's outline. */
  readonly heading?: 'h2' | 'h3'
  /**
   * CSS `sizes` of the picture; by default four cards to a row, three and two in narrower windows.
   */
  readonly sizes?: string
  /** The first picture of a list is the largest of its page. */
  readonly priority?: boolean
}

/** Characters of a name on the card (B74). */
const nameLength = 40

/** A promotion in short: picture or placeholder, discount, name, price; leads to its page. */
export function PromotionCard({
  promotion,
  heading: Heading = 'h3',
  sizes = '(max-width: 719px) 46vw, (max-width: 1023px) 30vw, 22vw',
  priority = false,
}: PromotionCardProps) {
  const { id, slug, name, image, discount, price, priceKind } = promotion
  return (
    <a className={styles.card} href={localePath(pathOf('promotion', slug), useLocale())}>
      <span className={styles.picture}>
        {image ? (
          <Picture
            src={image}
            alt=""
            width={1200}
            height={900}
            sizes={sizes}
            movesTo={`promotion-${id}`}
            priority={priority}
          />
        ) : (
          <Icon of={Image} />
        )}
        <Discount percent={discount} />
      </span>
      <Heading className={styles.name}>
        <ShortText text={name} length={nameLength} isName />
      </Heading>
      <span className={styles.price}>
        <Price of="promotion" value={price} said={priceKind} />
      </span>
    </a>
  )
}
