import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { KeepHyphens } from '@/components/ui/KeepHyphens/KeepHyphens'
import { Picture } from '@/components/ui/Picture/Picture'
import { Price } from '@/components/ui/Price/Price'
import { Tags } from '@/components/ui/Tags/Tags'
import type { PriceKind } from '@/lib/entities/price'
import type { Crumb } from '@/lib/routing/crumbs'
import styles from './CheckUpHead.module.scss'

interface CheckUpHeadProps {
  readonly crumbs: readonly Crumb[]
  readonly h1: string
  readonly text: string
  /** Whole tenge; 0: on request. */
  readonly price: number
  readonly priceKind?: PriceKind
  readonly tags?: readonly string[]
  readonly image: string | null | undefined
  /** Action buttons. */
  readonly children: ReactNode
}

/** The top of a parent programme's page and of a check-up's. */
export function CheckUpHead({
  crumbs,
  h1,
  text,
  price,
  priceKind,
  tags = [],
  image,
  children,
}: CheckUpHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.body}>
        <Breadcrumbs crumbs={crumbs} />
        <h1>
          <KeepHyphens text={h1} />
        </h1>
        {text && <p className={styles.text}>{text}</p>}
        {tags.length > 0 && <Tags tags={tags} />}
        <p className={styles.price}>
          <Price of="checkUp" value={price} said={priceKind} />
        </p>
        <div className={styles.actions}>{children}</div>
      </div>
      {image && (
        <Picture
          className={styles.image}
          src={image}
          alt=""
          width={1200}
          height={900}
          sizes="(max-width: 639px) 92vw, (max-width: 900px) 94vw, 42vw"
          priority
        />
      )}
    </header>
  )
}
