import { ArrowUpRight, type LucideIcon } from 'lucide-react'
import styles from './LinkTiles.module.scss'

export interface LinkTile {
  /** With the language's prefix. */
  readonly href: string
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
}

interface LinkTilesProps {
  readonly tiles: readonly LinkTile[]
  /** Tiles to a row where there is room. */
  readonly columns: 3 | 4
  /** `dark` is for purple backgrounds. */
  readonly tone?: 'light' | 'dark'
}

/** Links to other parts of the site. */
export function LinkTiles({ tiles, columns, tone = 'light' }: LinkTilesProps) {
  return (
    <ul className={styles.tiles} data-columns={columns} data-tone={tone}>
      {tiles.map(({ href, icon: Icon, title, text }) => (
        <li key={href}>
          <a className={styles.tile} href={href}>
            <Icon aria-hidden="true" />
            <span>
              <b>{title}</b>
              <small>{text}</small>
            </span>
            <ArrowUpRight aria-hidden="true" className={styles.arrow} />
          </a>
        </li>
      ))}
    </ul>
  )
}
