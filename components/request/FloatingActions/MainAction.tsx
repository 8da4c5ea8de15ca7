import type { ReactNode } from 'react'
import styles from './FloatingActions.module.scss'

/** Class of the page's own button for the main action: hidden where the bar shows it. */
export const ownActionClass = styles.own ?? ''

/** Class of `MainAction`, for an island that gets it as a prop. */
export const mainActionClass = styles.main ?? ''

/** Both, for an island that has the action at both places. */
export const actionClasses = { own: ownActionClass, main: mainActionClass }
export type ActionClasses = typeof actionClasses

/** The main action of a page of the mobile layout, as the largest part of the bottom bar. */
export function MainAction({ children }: { readonly children: ReactNode }) {
  return <div className={mainActionClass}>{children}</div>
}
