import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { ownActionClass } from '@/components/request/FloatingActions/MainAction'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import { KeepHyphens } from '@/components/ui/KeepHyphens/KeepHyphens'
import { NamedPrices } from '@/components/ui/Price/NamedPrices'
import { Price } from '@/components/ui/Price/Price'
import type { NamedPrice } from '@/lib/entities/named-prices'
import type { PriceKind } from '@/lib/entities/price'
import { requestHref } from '@/lib/requests/href'
import { isSentence } from '@/lib/text/sentence'
import { LegalNote } from './LegalNote'
import styles from './Offer.module.scss'
import { OfferFor } from './OfferFor'
import type { AudienceFlags } from './offerFor'

interface OfferProps {
  readonly kind: 'promotion' | 'services'
  readonly record: AudienceFlags & {
    readonly id: number
    readonly name: string
    readonly description: string
    readonly price: number
    readonly priceKind?: PriceKind | undefined
    readonly prices?: readonly NamedPrice[] | undefined
  }
  /** Label of the button. */
  readonly book: string
  /** Beside the price. */
  readonly add?: ReactNode
  /** Stands above the name. */
  readonly badge?: ReactNode
  /** What to know before the visit, below the price. */
  readonly children?: ReactNode
}

/** Head of a service or a promotion: name, price and request, description, for whom, and licence. */
export function Offer({ kind, record, book, add, badge, children }: OfferProps) {
  const { id, name, description, price, priceKind } = record
  return (
    <div className={styles.offer}>
      {badge}
      <h1 data-sentence={isSentence(name)}>
        <KeepHyphens text={name} />
      </h1>
      <div className={styles.buy}>
        <p className={styles.price}>
          <Price of={kind === 'services' ? 'service' : kind} value={price} said={priceKind} />
        </p>
        <RequestButton
          kind={kind}
          id={id}
          subject={name}
          href={requestHref(useLocale(), kind, id)}
          size="l"
          className={ownActionClass}
        >
          {book}
        </RequestButton>
        {add}
      </div>
      <NamedPrices prices={record.prices} />
      {description && <p className={styles.description}>{description}</p>}
      <OfferFor {...record} />
      {children}
      <div className={styles.legal}>
        <LegalNote />
      </div>
    </div>
  )
}
