import type { ReactNode } from 'react'
import styles from './FloatingActions.module.scss'

/** Class of the page's own button of that action: it is hidden where the bar shows the same. */
export const ownActionClass = styles.own ?? ''

/** The one thing that a page of the mobile layout is for, as the largest part of the bar at the foot. */
export function MainAction({ children }: { readonly children: ReactNode }) {
  return <div className={styles.main}>{children}</div>
}
