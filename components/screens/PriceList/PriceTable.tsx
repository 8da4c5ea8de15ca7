import { useTranslations } from 'next-intl'
import type { PriceTableData } from '@/lib/screens/price-tables'
import { escapeHtml } from '@/lib/text/escape-html'
import styles from './PriceTable.module.scss'

interface PriceTableProps {
  readonly table: PriceTableData
  /** On phones, and in a list of thousands. */
  readonly folds: boolean
  readonly isOpen: boolean
}

/** The prices of a category. */
export function PriceTable({ table: { id, title, count, rows }, folds, isOpen }: PriceTableProps) {
  const t = useTranslations('priceList')
  const isLater = 'path' in rows
  const columns = [t('name'), t('price')].map(each => `<th>${escapeHtml(each)}`)
  const caption = folds ? '' : `<caption>${escapeHtml(title)}</caption>`
  const html = `${caption}<thead><tr>${columns.join('')}<tbody>${isLater ? '' : rows.html}`
  // Escaped here, and where the rows are made.
  const content = { dangerouslySetInnerHTML: { __html: html } }
  if (!folds) return <table {...content} />
  return (
    <details
      id={isLater ? id : undefined}
      className={styles.group}
      open={isOpen && !isLater}
      data-later={isLater || undefined}
    >
      <summary>
        <h3>{title}</h3> <small>{count}</small>
      </summary>
      {isLater && (
        <a className={styles.later} href={rows.path}>
          {t('all', { count })}
        </a>
      )}
      <table hidden={isLater} {...content} />
    </details>
  )
}
