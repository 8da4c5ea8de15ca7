import { useLocale, useTranslations } from 'next-intl'
import { articleWords } from '@/components/articles/limits'
import { MoreSection } from '@/components/sections/MoreSection'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { ArticleTeaser } from '@/lib/screens/articles'
import { ArticleCard } from './ArticleCard'

interface MoreArticlesProps {
  readonly articles: readonly ArticleTeaser[]
  readonly layout: 'desktop' | 'mobile'
  /** Whether to link to the list of all articles; not on that list itself. */
  readonly all?: boolean
}

/** Three other articles as small cards, and the link to all of them (B75). */
export function MoreArticles({ articles, layout, all = true }: MoreArticlesProps) {
  const t = useTranslations('articles')
  const href = localePath(pathOf('articles'), useLocale())
  if (articles.length === 0) return null
  return (
    <MoreSection
      id="more-posts"
      title={t('more')}
      all={all ? { href, label: t('all') } : undefined}
    >
      {articles.map(article => (
        <li key={article.id}>
          <ArticleCard article={article} maxWords={articleWords.small} layout={layout} />
        </li>
      ))}
    </MoreSection>
  )
}
