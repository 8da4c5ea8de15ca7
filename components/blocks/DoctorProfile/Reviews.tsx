import { useTranslations } from 'next-intl'
import { Rating } from '@/components/ui/Rating/Rating'
import type { Review } from '@/lib/content/entities/doctor'
import { shortDate } from '@/lib/text/days'
import styles from './Reviews.module.scss'

/**
 * Reviews of a doctor. The filter chips are radio buttons, and CSS filters, so that they work
 * without JavaScript. All reviews count as positive and none as negative (B56).
 */
export function Reviews({ reviews }: { readonly reviews: readonly Review[] }) {
  const t = useTranslations('doctors.details')
  if (reviews.length === 0) return <p className={styles.none}>{t('noReviews')}</p>
  const chips = [
    { value: 'all', label: t('filterAll'), count: reviews.length },
    { value: 'positive', label: t('filterPositive'), count: reviews.length },
    { value: 'negative', label: t('filterNegative'), count: 0 },
  ]
  return (
    <div className={styles.reviews}>
      <p className={styles.note}>{t('reviewsNote')}</p>
      <fieldset className={styles.chips}>
        <legend className="visually-hidden">{t('filter')}</legend>
        {chips.map(({ value, label, count }) => (
          <label key={value}>
            <input
              type="radio"
              name="reviews"
              value={value}
              defaultChecked={value === 'all'}
              className="visually-hidden"
            />
            {label} <b>{count}</b>
          </label>
        ))}
      </fieldset>
      <ul className={styles.list}>
        {reviews.map(review => (
          <li key={`${review.name} ${review.created_at} ${review.review}`}>
            <ReviewText {...review} />
          </li>
        ))}
      </ul>
      <p className={styles.negative}>{t('noNegative')}</p>
    </div>
  )
}

function ReviewText({ name, star, review, created_at: date }: Review) {
  const t = useTranslations('doctors.details')
  return (
    <article className={styles.review}>
      <div className={styles.head}>
        <b>{name}</b>
        {date && <time dateTime={date}>{shortDate(date)}</time>}
      </div>
      {star > 0 && <Rating value={star} label={t('star', { star: String(star) })} />}
      <p>{review}</p>
    </article>
  )
}
