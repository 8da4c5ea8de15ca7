import type { ReactNode } from 'react'
import styles from './EmptyNote.module.scss'

/** Stands for a list that has nothing in it. */
export function EmptyNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}
