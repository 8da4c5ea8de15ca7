import type { IconNode } from 'lucide'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './Features.module.scss'

export interface Feature {
  readonly icon: IconNode
  readonly title: string
  readonly text: string
}

interface FeaturesProps {
  readonly features: readonly Feature[]
  /** `columns` are side by side, `rows` stacked, `tiles` in a grid of four columns. */
  readonly variant: 'columns' | 'rows' | 'tiles'
  readonly label?: string
}

/** A list of parts or benefits: icon, title and a sentence each. */
export function Features({ features, variant, label }: FeaturesProps) {
  return (
    <ul className={styles.features} data-variant={variant} aria-label={label}>
      {features.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon of={icon} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
