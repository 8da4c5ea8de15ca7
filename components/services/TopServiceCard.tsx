import { useLocale, useTranslations } from 'next-intl'
import { AddButton } from '@/components/sections/AddButton'
import { Discount } from '@/components/ui/Discount/Discount'
import { FileLink } from '@/components/ui/FileLink/FileLink'
import { Picture } from '@/components/ui/Picture/Picture'
import { Price } from '@/components/ui/Price/Price'
import { ShortText } from '@/components/ui/ShortText/ShortText'
import { soldService } from '@/lib/calculator/sold-records'
import type { Service } from '@/lib/kinds/service'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import styles from './TopServiceCard.module.scss'
import { topServiceLook } from './topServiceLook'

interface TopServiceCardProps {
  readonly service: Service
  /** From 1. */
  readonly position: number
  /** Characters of the description that are shown; all of it by default. */
  readonly descriptionLength?: number
}

/** A popular service. All of the card leads to its page but for the button and the link to the preparation. */
export function TopServiceCard({
  service,
  position,
  descriptionLength = Infinity,
}: TopServiceCardProps) {
  const t = useTranslations('services')
  const common = useTranslations('common')
  const { slug, name, description, price, priceKind, discount, file, image } = service
  const { size, pictured } = topServiceLook(position)
  return (
    <article className={styles.card} data-size={size}>
      {pictured && image && (
        <Picture
          className={styles.image}
          src={image}
          alt=""
          width={1200}
          height={900}
          sizes="(max-width: 639px) 92vw, (max-width: 900px) 44vw, 22vw"
          priority
        />
      )}
      <div className={styles.body}>
        <h3>
          <a className={styles.link} href={localePath(pathOf('service', slug), useLocale())}>
            {name}
          </a>
        </h3>
        {description && (
          <p className={styles.description}>
            <ShortText text={description} length={descriptionLength} />
          </p>
        )}
        <p className={styles.price}>
          <Price of="service" value={price} said={priceKind} />
          <Discount percent={discount} />
          <AddButton sold={soldService(service)} />
        </p>
        {file && (
          <FileLink href={file} about={`${name}, ${common('newTab')}`}>
            {t('preparation')}
          </FileLink>
        )}
      </div>
    </article>
  )
}
