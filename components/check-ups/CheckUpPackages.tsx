import { useTranslations } from 'next-intl'
import { Price } from '@/components/ui/Price/Price'
import { RichText } from '@/components/ui/RichText/RichText'
import { packagePrices } from '@/lib/entities/check-up-prices'
import type { CheckUpPackage } from '@/lib/kinds/check-up'
import styles from './CheckUpPackages.module.scss'

/** Packages side by side, each with its prices and the programme. */
export function CheckUpPackages({ packages }: { readonly packages: readonly CheckUpPackage[] }) {
  if (packages.length === 0) return null
  return (
    <ul className={styles.packages} data-single={packages.length === 1 || undefined}>
      {packages.map(item => (
        <li key={item.id}>
          <PackageCard item={item} />
        </li>
      ))}
    </ul>
  )
}

function PackageCard({ item }: { readonly item: CheckUpPackage }) {
  const t = useTranslations('checkUps.package')
  return (
    <article className={styles.package}>
      <div className={styles.head}>
        <h3>{item.name}</h3>
        <dl className={styles.prices}>
          {packagePrices(item).map(({ audience, value }) => (
            <div key={audience}>
              <dt>{t(audience)}</dt>
              <dd>
                <Price of="package" value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.programme}>
        <RichText html={item.programDescription[0]?.description ?? ''} />
      </div>
    </article>
  )
}
