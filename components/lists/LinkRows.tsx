import type { ReactNode } from 'react'
import styles from './LinkRows.module.scss'

export interface LinkRow {
  /** With the language's prefix. */
  readonly href: string
  readonly name: string
  /** What tells it from others, such as the specialty of a doctor. */
  readonly about?: string | undefined
  /** A date or a price. */
  readonly note?: ReactNode
  /** Id that makes the line the target of links in the page. */
  readonly anchor?: string | undefined
}

interface LinkRowsProps {
  readonly id: string
  readonly title: string
  readonly rows: readonly LinkRow[]
  /** What is said below of those that it leaves out. */
  readonly more?: string | undefined
}

/** Records in one line each: those of a list beyond its cards, or related to the page's subject. */
export function LinkRows({ id, title, rows, more }: LinkRowsProps) {
  if (rows.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.rows}>
        {rows.map(({ href, name, about, note, anchor }) => (
          <li key={href} id={anchor}>
            <a href={href}>
              {name}
              {about && <small>{about}</small>}
            </a>
            {typeof note === 'string' ? <span>{note}</span> : note}
          </li>
        ))}
      </ul>
      {more && <p>{more}</p>}
    </section>
  )
}
