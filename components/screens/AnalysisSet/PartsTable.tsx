import { useLocale, useTranslations } from 'next-intl'
import { priceWords } from '@/components/ui/Price/priceWords'
import { priceOfItem } from '@/lib/calculator/item'
import { priceText } from '@/lib/calculator/price-text'
import type { SetPart, WholeSet } from '@/lib/calculator/whole-set'
import { localePath } from '@/lib/routing/locales'
import styles from './PartsTable.module.scss'

/** What a set consists of, each with its price and how long the result is accepted. */
export function PartsTable({ parts }: Pick<WholeSet, 'parts'>) {
  const t = useTranslations('analyses.set')
  const prices = priceWords(useTranslations('price'))
  const locale = useLocale()
  const priceOf = ({ item, sold }: SetPart) => sold?.price ?? (item && priceOfItem(item))
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('price')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(part => {
          const { name, path, validDays } = part
          const price = priceOf(part)
          return (
            <tr key={name}>
              <th scope="row">
                {path ? <a href={localePath(path, locale)}>{name}</a> : name}
                {validDays > 0 && <small>{t('valid', { count: validDays })}</small>}
              </th>
              <td>{price ? priceText(price, prices) : <small>{t('missing')}</small>}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
