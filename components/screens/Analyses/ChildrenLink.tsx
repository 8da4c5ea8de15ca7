import { useLocale, useTranslations } from 'next-intl'
import styles from '@/components/sections/PriceListLink.module.scss'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'

/** From the lead of the list to the analyses that are done for children. */
export function ChildrenLink() {
  const t = useTranslations('analyses.children')
  const query = new URLSearchParams({ q: t('query'), type: 'analysis' })
  return (
    <>
      {' · '}
      <a className={styles.link} href={`${localePath(pathOf('search'), useLocale())}?${query}`}>
        {t('link')}
      </a>
    </>
  )
}
