import { SearchBox } from '@/components/blocks/SearchBox/SearchBox'
import styles from './ServicesSearch.module.scss'

/** The search of the services layout (spec 1 §2). */
export function ServicesSearch() {
  return (
    <div className={styles.search}>
      <SearchBox type="services" />
    </div>
  )
}
