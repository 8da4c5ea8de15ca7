import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/Picture/Picture'
import { Price } from '@/components/ui/Price/Price'
import type { Priced, PriceKind } from '@/lib/entities/price'
import { truncate } from '@/lib/text/truncate'
import styles from './Tile.module.scss'
import { badgeColour, isPictureTile, nameLength, tileColour } from './tileRules'

export interface TileItem {
  readonly href: string
  readonly name: string
  /** Whole tenge; 0: on request. */
  readonly price: number
  readonly priceKind?: PriceKind | undefined
  /** Percent, or `null`. */
  readonly discount: number | null
  readonly image: string | null
}

interface TileProps {
  readonly item: TileItem
  /** From 1. */
  readonly position: number
  readonly layout: 'desktop' | 'mobile'
  readonly alwaysWhite?: boolean
  /** Placement of the tooltip with the full name. */
  readonly tooltip?: 'bottom' | 'bottom-end'
  /** What its price is paid for. */
  readonly of: Priced
  /** Shows all of the name, where it would look like that of another tile. */
  readonly isWhole?: boolean
  /** CSS `sizes` of the picture; by default that of one tile. */
  readonly sizes?: string
}

/**
 * A tile of the home page: name, price, discount. The name is cut where a tooltip shows all of it
 * on hover and focus, and whole on touch screens.
 */
export function Tile({
  item,
  position,
  layout,
  alwaysWhite,
  tooltip = 'bottom',
  of,
  isWhole = false,
  sizes = '(max-width: 719px) 50vw, (max-width: 900px) 28vw, 18vw',
}: TileProps) {
  const t = useTranslations('price')
  const { href, name, price, priceKind, discount, image } = item
  const short = isWhole ? name : truncate(name, nameLength(position, layout))
  const picture = isPictureTile(position, image)
  return (
    <li className={styles.cell} data-wide={position === 7 || undefined}>
      <a
        href={href}
        className={styles.tile}
        data-colour={tileColour(position, alwaysWhite)}
        data-picture={picture || undefined}
      >
        {picture && image && (
          <Picture
            src={image}
            alt=""
            width={1200}
            height={900}
            sizes={sizes}
            className={styles.image}
          />
        )}
        <span className={styles.name}>
          <span className={styles.short} aria-hidden="true">
            {short}
          </span>
          <span className={styles.whole}>{name}</span>
        </span>
        <span className={styles.foot}>
          <Price of={of} value={price} said={priceKind} />
          {discount !== null && (
            <span className={styles.badge} data-colour={badgeColour(position)}>
              <span className="visually-hidden">, {t('discount')} </span>
              <span className="minus">{discount}%</span>
            </span>
          )}
        </span>
      </a>
      <span className={styles.tooltip} data-placement={tooltip} aria-hidden="true">
        {name}
      </span>
    </li>
  )
}
