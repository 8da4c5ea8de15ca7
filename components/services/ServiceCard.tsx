import { useLocale, useTranslations } from 'next-intl'
import { Discount } from '@/components/ui/Discount/Discount'
import { Price } from '@/components/ui/Price/Price'
import { ShortText } from '@/components/ui/ShortText/ShortText'
import type { Service } from '@/lib/kinds/service'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import styles from './ServiceCard.module.scss'

interface ServiceCardProps {
  readonly service: Pick<
    Service,
    'slug' | 'name' | 'price' | 'priceKind' | 'discount' | 'isForChildren'
  >
  /** Characters of the name that are shown; all of it by default. */
  readonly nameLength?: number
}

/** A service of a category: name, price, and the label of what is for children. */
export function ServiceCard({ service, nameLength = Infinity }: ServiceCardProps) {
  const t = useTranslations('services')
  const { slug, name, price, priceKind, discount, isForChildren } = service
  return (
    <a className={styles.card} href={localePath(pathOf('service', slug), useLocale())}>
      <h2>
        <ShortText text={name} length={nameLength} isName />
      </h2>
      <p>
        <Price of="service" value={price} said={priceKind} />
        <Discount percent={discount} />
        {isForChildren && <span className={styles.child}>{t('childDiscount')}</span>}
      </p>
    </a>
  )
}
