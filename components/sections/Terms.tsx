import { TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import { RichText } from '@/components/ui/RichText/RichText'
import styles from './Terms.module.scss'

interface TermsProps {
  /** HTML of what is included. */
  readonly list: string
  readonly warning: string
  /** How the visit goes; `null` where nothing is said. */
  readonly journey: ReactNode
  readonly titles: {
    readonly included: string
    readonly warning: string
    readonly journey: string
  }
}

/** What is included, what to watch out for, and how the visit goes. */
export function Terms({ list, warning, journey, titles }: TermsProps) {
  if (!list && !warning && !journey) return null
  return (
    <div className={styles.terms}>
      {(list || warning) && (
        <div className={styles.side}>
          {list && (
            <section className={styles.part} aria-labelledby="included">
              <h2 id="included">{titles.included}</h2>
              <RichText html={list} />
            </section>
          )}
          {warning && (
            <section className={styles.warning} aria-labelledby="warning">
              <Icon of={TriangleAlert} />
              <div>
                <h2 id="warning">{titles.warning}</h2>
                <p>{warning}</p>
              </div>
            </section>
          )}
        </div>
      )}
      {journey && (
        <section className={styles.part} aria-labelledby="journey">
          <h2 id="journey">{titles.journey}</h2>
          {journey}
        </section>
      )}
    </div>
  )
}
