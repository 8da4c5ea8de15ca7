import { useLocale, useTranslations } from 'next-intl'
import { LongDate } from '@/components/articles/LongDate'
import { Picture } from '@/components/ui/Picture/Picture'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { ArticleData } from '@/lib/screens/article'
import { lowerFirst } from '@/lib/text/lower-first'
import styles from './ArticleCheck.module.scss'

type ArticleCheckProps = Pick<ArticleData, 'article' | 'reviewer' | 'nextReview'>

/** Why the article can be trusted, in its first screen: who checked it, when, and on what it rests. */
export function ArticleCheck({ article, reviewer, nextReview }: ArticleCheckProps) {
  const t = useTranslations('articles.check')
  const locale = useLocale()
  const { reviewedAt, sources } = article
  if (!reviewer && sources.length === 0) return null
  const [specialty] = reviewer ? reviewer.specialties : []
  return (
    <section className={styles.check} aria-label={t('label')}>
      {reviewer?.image && (
        <Picture
          className={styles.photo}
          src={reviewer.image}
          alt=""
          width={96}
          height={120}
          sizes="3.5rem"
        />
      )}
      <div className={styles.facts}>
        {reviewer && (
          <p>
            {t('by')}{' '}
            <a href={localePath(pathOf('doctor', reviewer.slug), locale)}>{reviewer.name}</a>
            {specialty && `, ${lowerFirst(specialty)}`}
          </p>
        )}
        {reviewer && reviewedAt && (
          <p className={styles.days}>
            <span>
              {t('reviewed')} <LongDate iso={reviewedAt} />
            </span>
            {nextReview && (
              <span>
                {t('next')} <LongDate iso={nextReview} />
              </span>
            )}
          </p>
        )}
        <p className={styles.links}>
          {sources.length > 0 && <a href="#sources">{t('sources', { count: sources.length })}</a>}
          <a href={localePath(pathOf('editorial'), locale)}>{t('policy')}</a>
        </p>
      </div>
    </section>
  )
}
