import { useTranslations } from 'next-intl'
import styles from './Discount.module.scss'

/** "-20%" in a badge; nothing without a discount. */
export function Discount({ percent }: { readonly percent: number | null }) {
  const t = useTranslations('price')
  if (percent === null) return null
  return (
    <span className={styles.discount}>
      <span className="visually-hidden">{t('discount')} </span>
      <span className="minus">{percent}%</span>
    </span>
  )
}
