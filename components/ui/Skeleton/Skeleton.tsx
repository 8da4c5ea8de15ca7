import styles from './Skeleton.module.scss'

interface SkeletonProps {
  readonly count: number
  /** CSS height of one placeholder. */
  readonly height: string
  /** Shimmer colour; anything but six hexadecimal digits is white (B34). */
  readonly colour?: string
}

export function shimmerColour(colour: string | undefined): string {
  return colour && /^#[0-9a-f]{6}$/i.test(colour) ? colour : '#ffffff'
}

/** Placeholders while a list reloads in the browser. */
export function Skeleton({ count, height, colour }: SkeletonProps) {
  const style = { height, '--shimmer': shimmerColour(colour) }
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
    <div key={index} className={styles.skeleton} style={style} aria-hidden="true" />
  ))
}
