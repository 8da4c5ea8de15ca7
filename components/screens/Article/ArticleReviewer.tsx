import { UserRound } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/Icon/Icon'
import { Picture } from '@/components/ui/Picture/Picture'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { ArticleData } from '@/lib/screens/article'
import styles from './ArticleReviewer.module.scss'

/** Who checked the article, with specialty and education; nothing where nobody is named. */
export function ArticleReviewer({ reviewer }: Pick<ArticleData, 'reviewer'>) {
  const t = useTranslations('articles.reviewer')
  const locale = useLocale()
  if (!reviewer) return null
  const { slug, name, image, experience, education } = reviewer
  const facts = [
    ...reviewer.specialties,
    ...(experience > 0 ? [t('experience', { count: experience })] : []),
  ]
  return (
    <section className={styles.reviewer} aria-label={t('label')}>
      {image ? (
        <Picture className={styles.photo} src={image} alt="" width={96} height={120} sizes="4rem" />
      ) : (
        <Icon of={UserRound} className={styles.photo} />
      )}
      <div>
        <small>{t('label')}</small>
        <p>
          <a href={localePath(pathOf('doctor', slug), locale)}>{name}</a>
        </p>
        <p>{facts.join(', ')}</p>
        {education.map(({ university, graduationYear: year }) => (
          <p key={`${university} ${year}`}>{year > 0 ? `${university}, ${year}` : university}</p>
        ))}
      </div>
    </section>
  )
}
