import { useTranslations } from 'next-intl'
import { setsId } from '@/components/analyses/SetLinks'
import styles from '@/components/sections/PriceListLink.module.scss'

/** From the lead of the list to the sets below it. */
export function SetsLink() {
  const t = useTranslations('analyses.set')
  return (
    <>
      {' · '}
      <a className={styles.link} href={`#${setsId}`}>
        {t('all')}
      </a>
    </>
  )
}
