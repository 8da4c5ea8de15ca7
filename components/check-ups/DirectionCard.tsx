import { ArrowRight } from 'lucide'
import { useLocale } from 'next-intl'
import { Icon } from '@/components/ui/Icon/Icon'
import { KeepHyphens } from '@/components/ui/KeepHyphens/KeepHyphens'
import { Picture } from '@/components/ui/Picture/Picture'
import { Price } from '@/components/ui/Price/Price'
import type { ParentCheckUp } from '@/lib/kinds/parent-check-up'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import styles from './DirectionCard.module.scss'

interface DirectionCardProps {
  readonly parent: ParentCheckUp
  /** The fourth on the main page stands out (B14). */
  readonly highlighted?: boolean
  /** `tall` has the picture above the text, `wide` beside it; on phones it is a thumbnail. */
  readonly shape?: 'tall' | 'wide'
  /** CSS `sizes` of the picture where it is more than a thumbnail. */
  readonly sizes?: string
  readonly priority?: boolean
}

/** A parent programme in short: picture, name, what it is about, "from" price. */
export function DirectionCard({
  parent,
  highlighted = false,
  shape = 'wide',
  sizes = '25vw',
  priority = false,
}: DirectionCardProps) {
  const { slug, name, shortDescription, minPrice, image } = parent
  return (
    <a
      className={styles.card}
      href={localePath(pathOf('parentCheckUp', slug), useLocale())}
      data-shape={shape}
      data-highlighted={highlighted || undefined}
    >
      <div className={styles.body}>
        <h3>
          <KeepHyphens text={name} />
        </h3>
        <p>{shortDescription}</p>
        <div className={styles.foot}>
          <Price of="checkUp" value={minPrice} />
          <Icon of={ArrowRight} />
        </div>
      </div>
      {image && (
        <Picture
          className={styles.image}
          src={image}
          alt=""
          width={1200}
          height={900}
          sizes={`(max-width: 639px) ${highlighted ? '92vw' : '7rem'}, ${sizes}`}
          priority={priority}
        />
      )}
    </a>
  )
}
