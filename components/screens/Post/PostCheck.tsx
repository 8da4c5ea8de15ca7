import { useLocale, useTranslations } from 'next-intl'
import { PostDate } from '@/components/posts/PostDate'
import { Picture } from '@/components/ui/Picture/Picture'
import type { PostData } from '@/lib/props/posts'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { lowerFirst } from '@/lib/text/lower-first'
import styles from './PostCheck.module.scss'

type PostCheckProps = Pick<PostData, 'post' | 'reviewer' | 'nextReview'>

/** Why the article can be trusted, in its first screen: who checked it, when, and on what it rests. */
export function PostCheck({ post, reviewer, nextReview }: PostCheckProps) {
  const t = useTranslations('posts.check')
  const locale = useLocale()
  const { reviewedAt, sources } = post
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
              {t('reviewed')} <PostDate iso={reviewedAt} />
            </span>
            {nextReview && (
              <span>
                {t('next')} <PostDate iso={nextReview} />
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
