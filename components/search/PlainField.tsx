import styles from './SearchBox.module.scss'
import type { SearchFieldProps } from './searchFieldProps'

/** The field of the search box when its island failed: the form sends it. */
export function PlainField({ labels, query }: SearchFieldProps) {
  return (
    <div className={styles.field}>
      <input
        name="q"
        defaultValue={query}
        placeholder={labels.placeholder}
        className={styles.input}
        aria-label={labels.label}
      />
      <button type="submit" className={styles.submit}>
        {labels.submit}
      </button>
    </div>
  )
}
