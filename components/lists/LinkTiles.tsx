import { ArrowUpRight, type IconNode } from 'lucide'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './LinkTiles.module.scss'

export interface LinkTile {
  /** With the language's prefix. */
  readonly href: string
  readonly icon: IconNode
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
    <ul
      className={styles.tiles}
      data-columns={Math.min(columns, Math.max(tiles.length, 2))}
      data-tone={tone}
    >
      {tiles.map(({ href, icon, title, text }) => (
        <li key={href}>
          <a className={styles.tile} href={href}>
            <Icon of={icon} />
            <span>
              <b>{title}</b>
              <small>{text}</small>
            </span>
            <Icon of={ArrowUpRight} className={styles.arrow} />
          </a>
        </li>
      ))}
    </ul>
  )
}
