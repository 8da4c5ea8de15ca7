import type { CalculatorItem } from '@/lib/calculator/item'
import { type Locale, localePath } from '@/lib/i18n/locales'
import { pathOf } from '@/lib/site/routes'
import { Row } from './Row'
import styles from './Rows.module.scss'
import type { RowWords } from './rowWords'

interface RowsProps {
  readonly items: readonly CalculatorItem[]
  readonly words: RowWords
  readonly locale: Locale
}

/** Analyses as cards, or as rows where there is no room for cards. */
export function Rows({ items, words, locale }: RowsProps) {
  const base = localePath(pathOf('analyses'), locale)
  return (
    <ul className={styles.rows}>
      {items.map(item => (
        <Row key={item.id} item={item} words={words} base={base} />
      ))}
    </ul>
  )
}
