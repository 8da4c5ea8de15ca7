import type { ReactNode } from 'react'
import styles from './Section.module.scss'

interface SectionProps {
  /** Anchor of the section. */
  readonly id: string
  readonly title: string
  readonly text?: string
  /** `side`: the title stands beside the content where there is room. */
  readonly heading?: 'above' | 'side'
  readonly children: ReactNode
}

/** A titled part of a page. */
export function Section({ id, title, text, heading = 'above', children }: SectionProps) {
  return (
    <section
      id={id}
      className={styles.section}
      data-heading={heading}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
