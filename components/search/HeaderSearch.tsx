import { Search } from 'lucide'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './HeaderSearch.module.scss'
import { SearchBox } from './SearchBox'

/** The search box of every page, in the header of both layouts; scripts give its field the focus. */
export function HeaderSearch() {
  const t = useTranslations('search')
  return (
    <details data-search className={styles.search}>
      <summary className={styles.button} aria-label={t('label')}>
        <Icon of={Search} />
        <span aria-hidden="true">{t('short')}</span>
      </summary>
      <div className={styles.panel}>
        <SearchBox kept={false} className={styles.box} />
      </div>
    </details>
  )
}
