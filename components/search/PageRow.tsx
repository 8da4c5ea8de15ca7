/** A page of the site that answers a question, in the drop-down and on the page of results. */
import type { SitePage } from '@/lib/content/search/rich-hit'
import styles from './HitRow.module.scss'

export function PageRow({ page }: { readonly page: SitePage }) {
  return (
    <span className={styles.row}>
      <span className={styles.page}>
        <span>{page.title}</span> <small>{page.text}</small>
      </span>
    </span>
  )
}
