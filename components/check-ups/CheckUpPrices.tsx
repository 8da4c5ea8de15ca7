import { useLocale, useTranslations } from 'next-intl'
import { linesPriced } from '@/components/check-ups/lines'
import { Price } from '@/components/ui/Price/Price'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { CheckUpLine } from '@/lib/screens/check-up-records'
import type { CheckUpsData } from '@/lib/screens/check-ups'
import styles from './CheckUpPrices.module.scss'

/** Every check-up with its lowest price, under its parent: where the button "packages" leads. */
export function CheckUpPrices({ directions }: Pick<CheckUpsData, 'directions'>) {
  const t = useTranslations('checkUps.list')
  const filled = directions.filter(({ lines }) => lines.length > 0)
  if (filled.length === 0) return null
  const priced = linesPriced(directions)
  return (
    <section className={styles.prices} aria-labelledby="packages">
      <div className={styles.head}>
        <h2 id="packages">{t('allPackages', { priced })}</h2>
        <p>{t('allPackagesText', { priced })}</p>
      </div>
      <div className={styles.groups}>
        {filled.map(({ parent, lines }) => (
          <div key={parent.id}>
            <h3>{parent.name}</h3>
            <CheckUpLines lines={lines} />
          </div>
        ))}
      </div>
    </section>
  )
}

export function CheckUpLines({ lines }: { readonly lines: readonly CheckUpLine[] }) {
  const locale = useLocale()
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, slug, name, price, priceKind }) => (
        <li key={id}>
          <a href={localePath(pathOf('checkUp', slug), locale)}>
            {name} <Price of="checkUp" value={price} said={priceKind} />
          </a>
        </li>
      ))}
    </ul>
  )
}
