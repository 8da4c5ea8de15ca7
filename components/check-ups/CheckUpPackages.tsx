import { useTranslations } from 'next-intl'
import { AddButton } from '@/components/sections/AddButton'
import { Price } from '@/components/ui/Price/Price'
import { RichText } from '@/components/ui/RichText/RichText'
import { soldPackages } from '@/lib/calculator/sold-records'
import type { CheckUpPackage } from '@/lib/kinds/check-up'
import styles from './CheckUpPackages.module.scss'

interface CheckUpPackagesProps {
  /** The name of the check-up. */
  readonly of: string
  readonly packages: readonly CheckUpPackage[]
}

/** Packages side by side, each with its prices and the programme. */
export function CheckUpPackages({ of, packages }: CheckUpPackagesProps) {
  if (packages.length === 0) return null
  return (
    <ul className={styles.packages} data-single={packages.length === 1 || undefined}>
      {packages.map(item => (
        <li key={item.id}>
          <PackageCard of={of} item={item} />
        </li>
      ))}
    </ul>
  )
}

interface PackageCardProps {
  readonly of: string
  readonly item: CheckUpPackage
}

function PackageCard({ of, item }: PackageCardProps) {
  const t = useTranslations('checkUps.package')
  const words = { male: t('male'), female: t('female'), general: t('general') }
  return (
    <article className={styles.package}>
      <div className={styles.head}>
        <h3>{item.name}</h3>
        <dl className={styles.prices}>
          {soldPackages(of, item, words).map(({ audience, value, sold }) => (
            <div key={audience}>
              <dt>{t(audience)}</dt>
              <dd>
                <Price of="package" value={value} />
              </dd>
              <dd>
                <AddButton sold={sold} />
              </dd>
            </div>
          ))}
        </dl>
        {item.drawingIncluded && <p>{t('drawingIncluded')}</p>}
      </div>
      <div className={styles.programme}>
        <RichText html={item.programDescription[0]?.description ?? ''} />
      </div>
    </article>
  )
}
