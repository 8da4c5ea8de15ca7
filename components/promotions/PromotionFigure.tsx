import { Image } from 'lucide'
import { Discount } from '@/components/ui/Discount/Discount'
import { Icon } from '@/components/ui/Icon/Icon'
import { Picture } from '@/components/ui/Picture/Picture'
import type { Promotion } from '@/lib/kinds/promotion'
import styles from './PromotionFigure.module.scss'

interface PromotionFigureProps {
  readonly promotion: Pick<Promotion, 'image' | 'discount'>
  /** See `Picture`. */
  readonly transitionName?: string
  /** CSS `sizes` of the picture. */
  readonly sizes: string
}

/** The picture, or a grey placeholder, with the discount on it. */
export function PromotionFigure({ promotion, transitionName, sizes }: PromotionFigureProps) {
  const { image, discount } = promotion
  return (
    <div className={styles.figure}>
      {image ? (
        <Picture
          src={image}
          alt=""
          width={1200}
          height={900}
          sizes={sizes}
          transitionName={transitionName}
          priority
        />
      ) : (
        <Icon of={Image} />
      )}
      <Discount percent={discount} />
    </div>
  )
}
