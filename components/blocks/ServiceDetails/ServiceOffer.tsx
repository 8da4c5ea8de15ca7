import { useLocale, useTranslations } from 'next-intl'
import { OfferFor } from '@/components/blocks/OfferFor/OfferFor'
import { RequestButton } from '@/components/blocks/RequestDialog/RequestButton.island'
import { FileLink } from '@/components/ui/FileLink/FileLink'
import { Price } from '@/components/ui/Price/Price'
import type { Service } from '@/lib/entities/service'
import { requestHref } from '@/lib/requests/href'
import styles from './ServiceOffer.module.scss'

/** Name, description, for whom, price, the request and the preparation. */
export function ServiceOffer({ service }: { readonly service: Service }) {
  const t = useTranslations('services')
  const { id, name, description, price, file } = service
  return (
    <div className={styles.offer}>
      <h1>{name}</h1>
      {description && <p className={styles.description}>{description}</p>}
      <OfferFor {...service} />
      <div className={styles.buy}>
        <p className={styles.price}>
          <Price value={price} />
        </p>
        <RequestButton
          kind="services"
          id={id}
          subject={name}
          href={requestHref(useLocale(), 'services', id)}
          size="l"
        >
          {t('service.book')}
        </RequestButton>
      </div>
      {file && (
        <FileLink href={file} about={t('newTab')}>
          {t('service.file')}
        </FileLink>
      )}
    </div>
  )
}
