import type { ReactNode } from 'react'
import styles from './FloatingActions.module.scss'

/** The one thing that a page of the mobile layout is for, as the largest part of the bar at the foot. */
export function MainAction({ children }: { readonly children: ReactNode }) {
  return <div className={styles.main}>{children}</div>
}
