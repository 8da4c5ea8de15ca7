import { Star } from 'lucide-react'
import styles from './Rating.module.scss'

interface RatingProps {
  /** 0 to 5 (spec 2 §9). */
  readonly value: number
  /** For assistive technology, such as "4.8 of 5". */
  readonly label: string
}

const stars = [1, 2, 3, 4, 5]

/** Five stars of which the value fills its part, to a tenth. */
export function Rating({ value, label }: RatingProps) {
  const share = Math.min(Math.max(value, 0), 5) / 5
  return (
    <span className={styles.rating}>
      <span className="visually-hidden">{label}</span>
      <span className={styles.stars} aria-hidden="true">
        <Row className={styles.empty} />
        <span className={styles.filled} style={{ width: `${share * 100}%` }}>
          <Row />
        </span>
      </span>
    </span>
  )
}

function Row({ className }: { readonly className?: string | undefined }) {
  return (
    <span className={`${styles.row} ${className ?? ''}`}>
      {stars.map(star => (
        <Star key={star} fill="currentColor" strokeWidth={0} />
      ))}
    </span>
  )
}
