import { Rating } from '@/components/ui/Rating/Rating'
import type { DoctorCardData } from '@/lib/doctors/card'
import { formatRating } from '@/lib/doctors/rating'
import type { Locale } from '@/lib/routing/locales'
import { fill } from '@/lib/text/fill'
import { plural } from '@/lib/text/plural'
import styles from './DoctorRating.module.scss'
import type { DoctorLabels } from './labels'

interface DoctorRatingProps {
  readonly doctor: Pick<DoctorCardData, 'rating' | 'reviewCount'>
  readonly labels: Pick<DoctorLabels, 'rating' | 'noRating' | 'reviews'>
  readonly locale: Locale
}

/** Stars, the rating as a number and the number of reviews. */
export function DoctorRating({ doctor, labels, locale }: DoctorRatingProps) {
  const { rating, reviewCount: count } = doctor
  const shown = formatRating(rating)
  return (
    <p className={styles.rating}>
      {rating > 0 ? (
        <>
          <Rating value={rating} label={fill(labels.rating, { rating: shown })} />
          <b aria-hidden="true">{shown}</b>
        </>
      ) : (
        <span>{labels.noRating}</span>
      )}
      {count > 0 && <span>{plural(count, labels.reviews, locale)}</span>}
    </p>
  )
}
