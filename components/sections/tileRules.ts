/** How a tile of the home page looks by its position, counted from 1 (B7, B8). */
export type TileColour = 'purple' | 'white'
export type BadgeColour = 'white' | 'black' | 'purple'

/** Services on desktop are white throughout; all other tiles are purple at 3 and 5. */
export function tileColour(position: number, alwaysWhite = false): TileColour {
  return !alwaysWhite && (position === 3 || position === 5) ? 'purple' : 'white'
}

export function badgeColour(position: number): BadgeColour {
  if (position === 3 || position === 5) return 'white'
  return position === 2 ? 'black' : 'purple'
}

export function isPictureTile(position: number, image: string | null): boolean {
  return position === 6 && image !== null
}

/** Characters of a name that a tile shows; the seventh is wider on phones. */
export function nameLength(position: number, layout: 'desktop' | 'mobile'): number {
  return layout === 'mobile' && position === 7 ? 40 : 12
}
