import { CalendarDays, Clock, RefreshCw } from 'lucide'
import { useTranslations } from 'next-intl'
import { LongDate } from '@/components/articles/LongDate'
import { Icon } from '@/components/ui/Icon/Icon'
import type { Article } from '@/lib/kinds/article'
import styles from './ArticleMeta.module.scss'

interface ArticleMetaProps {
  readonly article: Pick<Article, 'createdAt' | 'updatedAt'>
  readonly minutes: number
}

/** When the article was written and last changed, and how long it takes to read. */
export function ArticleMeta({ article: { createdAt, updatedAt }, minutes }: ArticleMetaProps) {
  const t = useTranslations('articles')
  const isChanged = updatedAt && updatedAt.slice(0, 10) !== createdAt?.slice(0, 10)
  return (
    <ul className={styles.meta}>
      {createdAt && (
        <li>
          <Icon of={CalendarDays} />
          <span className="visually-hidden">{t('published')} </span>
          <LongDate iso={createdAt} />
        </li>
      )}
      <li>
        <Icon of={Clock} />
        {t('minutes', { minutes })}
      </li>
      {isChanged && (
        <li>
          <Icon of={RefreshCw} />
          <span>
            {t('updated')} <LongDate iso={updatedAt} />
          </span>
        </li>
      )}
    </ul>
  )
}
