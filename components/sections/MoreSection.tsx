import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './MoreSection.module.scss'

interface MoreSectionProps {
  /** Anchor of the title. */
  readonly id: string
  readonly title: string
  /** The link to the whole list. */
  readonly all?: { readonly href: string; readonly label: string } | undefined
  /** Items of the list. */
  readonly children: ReactNode
}

/** Some more records of a kind, and the link to all of them. */
export function MoreSection({ id, title, all, children }: MoreSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.items}>{children}</ul>
      {all && (
        <Button href={all.href} variant="secondary">
          {all.label}
          <Icon of={ArrowRight} />
        </Button>
      )}
    </section>
  )
}
