import { useLocale, useTranslations } from 'next-intl'
import { AddButton } from '@/components/sections/AddButton'
import { offerFor } from '@/components/sections/offerFor'
import { Discount } from '@/components/ui/Discount/Discount'
import { Price } from '@/components/ui/Price/Price'
import { ShortText } from '@/components/ui/ShortText/ShortText'
import { soldService } from '@/lib/calculator/sold-records'
import { clinicIn } from '@/lib/clinic'
import type { Service } from '@/lib/kinds/service'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import styles from './ServiceCard.module.scss'

interface ServiceCardProps {
  readonly service: Pick<
    Service,
    'id' | 'slug' | 'name' | 'price' | 'priceKind' | 'discount' | 'isForChildren' | 'isForAdults'
  >
  /** Characters of the name that are shown; all of it by default. */
  readonly nameLength?: number
}

/** A service of a category: name, price, and the label of what is for children. All of it leads to its page. */
export function ServiceCard({ service, nameLength = Infinity }: ServiceCardProps) {
  const locale = useLocale()
  const { slug, name, price, priceKind, discount } = service
  return (
    <article className={styles.card}>
      <h2>
        <a href={localePath(pathOf('service', slug), locale)}>
          <ShortText text={name} length={nameLength} isName />
        </a>
      </h2>
      <p>
        <Price of="service" value={price} said={priceKind} />
        <Discount percent={discount} />
        <ChildLabel service={service} />
        <AddButton sold={soldService(service)} />
      </p>
    </article>
  )
}

/** A discount only where the clinic gives one (B1300). */
function ChildLabel({ service }: Pick<ServiceCardProps, 'service'>) {
  const t = useTranslations()
  const { claims } = clinicIn(useLocale())
  const audience = offerFor(service)
  if (!service.isForChildren || audience === null) return null
  return (
    <span className={styles.child}>
      {claims.childDiscount === 'yes' ? t('services.childDiscount') : t(`offerFor.${audience}`)}
    </span>
  )
}
