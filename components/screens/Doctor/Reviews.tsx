import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Rating } from '@/components/ui/Rating/Rating'
import { clinicIn } from '@/lib/clinic'
import { reviewPlace } from '@/lib/clinic/patient-facts'
import type { Review } from '@/lib/kinds/doctor'
import { almatyZone } from '@/lib/text/almaty'
import { shortDate } from '@/lib/text/days'
import { spelledYear } from '@/lib/text/spelled-year'
import styles from './Reviews.module.scss'

/**
 * Reviews of a doctor. The filter chips are radio buttons, and CSS filters, so that they work
 * without JavaScript. All reviews count as positive and none as negative (B56).
 */
export function Reviews({ reviews }: { readonly reviews: readonly Review[] }) {
  const t = useTranslations('doctors.details')
  const common = useTranslations('common')
  const locale = useLocale()
  const { claims, reviewPages } = clinicIn(locale)
  if (reviews.length === 0) return <p className={styles.none}>{t('noReviews')}</p>
  const chips = [
    { value: 'all', label: t('filterAll'), count: reviews.length },
    { value: 'positive', label: t('filterPositive'), count: reviews.length },
    { value: 'negative', label: t('filterNegative'), count: 0 },
  ]
  return (
    <div className={styles.reviews}>
      <Months reviews={reviews} />
      <p className={styles.note}>{t('reviewsNote', claims)}</p>
      {reviewPages.length > 0 && (
        <p className={styles.places}>
          {t('reviewsFrom')}
          {reviewPages.map(({ place, url }) => (
            <a key={place} href={url} target="_blank" rel="noopener">
              {reviewPlace(place, locale)}
              <span className="visually-hidden"> ({common('newTab')})</span>
            </a>
          ))}
        </p>
      )}
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
          <li key={`${review.name} ${review.createdAt} ${review.review}`}>
            <ReviewText {...review} />
          </li>
        ))}
      </ul>
      <p className={styles.negative}>{t('noNegative')}</p>
    </div>
  )
}

/** The first and the last month of the reviews; nothing when none has a date. */
function Months({ reviews }: { readonly reviews: readonly Review[] }) {
  const t = useTranslations('doctors.details')
  const common = useTranslations('common')
  const format = useFormatter()
  const days = reviews.flatMap(({ createdAt: date }) => date ?? []).sort()
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return null
  const months = format.dateTimeRange(new Date(first), new Date(last), {
    month: 'long',
    year: 'numeric',
    timeZone: almatyZone,
  })
  return <p>{t('reviewsMonths', { months: spelledYear(months, common('ofYear')) })}</p>
}

function ReviewText({ name, star, review, createdAt: date }: Review) {
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
