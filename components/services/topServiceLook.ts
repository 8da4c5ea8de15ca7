/** How a popular service looks by its place, counted from 1 (B57). */
export interface TopServiceLook {
  readonly size: 'small' | 'large'
  /** Only the fourth shows its picture. */
  readonly pictured: boolean
}

export function topServiceLook(position: number): TopServiceLook {
  return { size: position <= 2 ? 'small' : 'large', pictured: position === 4 }
}
