import { SearchBox } from '@/components/search/SearchBox'
import styles from './ServicesSearch.module.scss'

/** The search of the services layout. */
export function ServicesSearch() {
  return (
    <div className={styles.search}>
      <SearchBox type="services" />
    </div>
  )
}
