import styles from './Rating.module.scss'

interface RatingProps {
  /** 0 to 5. */
  readonly value: number
  /** For assistive technology, such as "4.8 of 5". */
  readonly label: string
}

/** Five stars, filled in proportion to the value; a CSS background, because lists have many. */
export function Rating({ value, label }: RatingProps) {
  const share = Math.min(Math.max(value, 0), 5) / 5
  return (
    <span className={styles.rating}>
      <span className="visually-hidden">{label}</span>
      <span
        className={styles.stars}
        style={{ backgroundSize: `${share * 100}% 100%` }}
        aria-hidden="true"
      />
    </span>
  )
}
