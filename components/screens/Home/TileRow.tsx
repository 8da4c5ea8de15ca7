import { ArrowRight } from 'lucide'
import { Children, type ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './TileRow.module.scss'

interface TileRowProps {
  readonly title: string
  readonly text: string
  readonly href: string
  readonly all: string
  readonly id: string
  readonly children: ReactNode
}

/** A row of tiles: its title opens the whole list. Nothing without tiles. */
export function TileRow({ title, text, href, all, id, children }: TileRowProps) {
  if (Children.count(children) === 0) return null
  return (
    <section className={styles.row} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>
          <a href={href}>
            {title}
            <Icon of={ArrowRight} />
          </a>
        </h3>
        <p>{text}</p>
        <a className={styles.all} href={href}>
          {all}
        </a>
      </div>
      <ul className={styles.tiles}>{children}</ul>
    </section>
  )
}
