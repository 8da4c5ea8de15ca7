import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import styles from './PriceListLink.module.scss'

/** From the lead of a list to the price list. */
export function PriceListLink() {
  const t = useTranslations('priceList')
  return (
    <a className={styles.link} href={localePath(pathOf('priceList'), useLocale())}>
      {t('link')}
    </a>
  )
}
