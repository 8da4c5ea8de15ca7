import { Tile } from '@/components/sections/Tile'
import type { Service } from '@/lib/kinds/service'
import { Case } from './Case'
import styles from './Styleguide.module.scss'

interface TileCaseProps {
  readonly service: Service
  readonly layout: 'desktop' | 'mobile'
  readonly extreme?: boolean
}

/** Tiles of the home page in all of their seven places. */
export function TileCase({ service, layout, extreme = false }: TileCaseProps) {
  return (
    <Case name={extreme ? 'Tile, extremes' : 'Tile'} width="wide">
      <ul className={styles.tiles}>
        {[1, 2, 3, 4, 5, 6, 7].map(position => (
          <Tile
            key={position}
            of="service"
            item={{ ...service, href: '#cards' }}
            position={position}
            layout={layout}
          />
        ))}
      </ul>
    </Case>
  )
}
