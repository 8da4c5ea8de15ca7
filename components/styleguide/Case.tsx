import type { ReactNode } from 'react'
import styles from './Styleguide.module.scss'

interface CaseProps {
  /** The state that is shown. */
  readonly name: string
  /** `dark` is the purple background of light variants. */
  readonly ground?: 'light' | 'dark'
  /** `narrow` is a column of 12 rem, where long words must break; `wide` is the whole row. */
  readonly width?: 'narrow' | 'normal' | 'wide'
  readonly children: ReactNode
}

/** One state of a primitive, under its name. The element is real: hover it, tab to it, press it. */
export function Case({ name, ground = 'light', width = 'normal', children }: CaseProps) {
  return (
    <figure className={styles.case} data-ground={ground} data-width={width}>
      <figcaption>{name}</figcaption>
      <div>{children}</div>
    </figure>
  )
}
