import type { ComponentType } from 'react'
import styles from './Features.module.scss'

export interface Feature {
  readonly icon: ComponentType<{ 'aria-hidden': 'true' }>
  readonly title: string
  readonly text: string
}

interface FeaturesProps {
  readonly features: readonly Feature[]
  /** `columns` side by side between hairlines, `rows` one below the other, `tiles` on a grid of four. */
  readonly look: 'columns' | 'rows' | 'tiles'
  readonly label?: string
}

/** What something consists of or gives: sign, name and a sentence each. */
export function Features({ features, look, label }: FeaturesProps) {
  return (
    <ul className={styles.features} data-look={look} aria-label={label}>
      {features.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <Icon aria-hidden="true" />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
