import { useLocale, useTranslations } from 'next-intl'
import { LinkRows } from '@/components/lists/LinkRows'
import { Price } from '@/components/ui/Price/Price'
import type { Priced } from '@/lib/entities/price'
import {
  type Related,
  type RelatedKind,
  type RelatedSubject,
  relatedKinds,
} from '@/lib/entities/related'
import { localePath } from '@/lib/routing/locales'
import styles from './RelatedRecords.module.scss'

const pricedAs: Readonly<Record<RelatedKind, Priced>> = {
  doctors: 'visit',
  readers: 'visit',
  services: 'service',
  analyses: 'analysis',
  checkUps: 'checkUp',
  promotions: 'promotion',
  // Nobody pays for them: they have no price.
  posts: 'service',
}

interface RelatedRecordsProps {
  readonly subject: RelatedSubject
  readonly relations: Related
}

/** Where a record leads on to: a list for each kind of record that belongs to it, with prices. */
export function RelatedRecords({ subject, relations }: RelatedRecordsProps) {
  const t = useTranslations('related')
  const locale = useLocale()
  return (
    <div className={styles.related}>
      {relatedKinds.map(kind => (
        <LinkRows
          key={kind}
          id={`related-${kind}`}
          title={t(kind, { subject })}
          more={relations.more?.[kind] ? t('more', { count: relations.more[kind] }) : undefined}
          rows={relations[kind].map(({ name, about, path, price, priceKind }) => ({
            href: localePath(path, locale),
            name,
            about,
            note:
              price === null ? undefined : (
                <Price of={pricedAs[kind]} value={price} said={priceKind} />
              ),
          }))}
        />
      ))}
    </div>
  )
}
