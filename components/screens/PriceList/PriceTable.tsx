import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { priceWords } from '@/components/ui/Price/priceWords'
import { priceText } from '@/lib/calculator/price-text'
import type { PriceGroup, PriceRow } from '@/lib/props/price-list'
import { localePath } from '@/lib/routing/locales'
import { escapeHtml } from '@/lib/text/escape-html'
import styles from './PriceTable.module.scss'

/**
 * The prices of a category. Rows are one HTML string: as elements, each of thousands would be a node of
 * the RSC payload.
 */
export function PriceTable({ group }: { readonly group: PriceGroup }) {
  const t = useTranslations('priceList')
  const words = priceWords(useTranslations('price'))
  const format = useFormatter()
  const locale = useLocale()
  const rowOf = ({ name, path, price, discount, lastDay }: PriceRow) => {
    const href = escapeHtml(localePath(path, locale))
    const amount = escapeHtml(priceText(price, words))
    const notes = [
      discount > 0 && t('discount', { discount }),
      lastDay &&
        t('until', {
          day: format.dateTime(new Date(lastDay), { dateStyle: 'long', timeZone: 'UTC' }),
        }),
    ]
    const note = notes.map(each => (each ? `<small>${escapeHtml(each)}</small>` : '')).join('')
    return `<tr><td><a href="${href}">${escapeHtml(name)}</a></td><td>${amount}${note}</td></tr>`
  }
  return (
    <table className={styles.table}>
      <caption>{group.title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('price')}</th>
        </tr>
      </thead>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above */}
      <tbody dangerouslySetInnerHTML={{ __html: group.rows.map(rowOf).join('') }} />
    </table>
  )
}
