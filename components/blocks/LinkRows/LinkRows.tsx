import type { ReactNode } from 'react'
import { LinkLines } from './LinkLines.island'
import styles from './LinkRows.module.scss'

export interface LinkRow {
  /** With the language's prefix. */
  readonly href: string
  readonly name: string
  /** A date or a price; long lists give words rather than elements. */
  readonly note?: ReactNode
}

interface LinkRowsProps {
  readonly id: string
  readonly title: string
  readonly rows: readonly LinkRow[]
}

/**
 * What a long list holds beyond its cards, one line each: hundreds of records stay reachable
 * without a script, within the size of a page.
 */
export function LinkRows({ id, title, rows }: LinkRowsProps) {
  if (rows.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <LinkLines
        className={styles.rows}
        lines={rows.map(({ href, name, note }) => [href, name, note] as const)}
      />
    </section>
  )
}
