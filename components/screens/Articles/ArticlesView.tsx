import { useTranslations } from 'next-intl'
import { ArticleCard } from '@/components/articles/ArticleCard'
import { articleWords } from '@/components/articles/limits'
import { MoreArticles } from '@/components/articles/MoreArticles'
import type { LayoutProps } from '@/components/sections/LayoutBox'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { EmptyNote } from '@/components/ui/EmptyNote/EmptyNote'
import type { Layout } from '@/lib/routing/layout'
import type { ArticlesData } from '@/lib/screens/articles'
import { ArticleRows } from './ArticleRows'

/** The card of the phone's list that has a picture, counted from 1 (B59). */
export const picturedCard = 4

export function ArticlesView({
  layout,
  styles,
  h1,
  crumbs,
  cards,
  rows,
  more,
}: ArticlesData & LayoutProps) {
  const t = useTranslations('articles')
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs crumbs={crumbs} />
        <h1>{h1}</h1>
        <p>{t('lead')}</p>
      </header>
      {cards.length === 0 ? (
        <EmptyNote>{t('empty')}</EmptyNote>
      ) : (
        <ul className={styles.cards}>
          {cards.map((article, index) => (
            <li key={article.id}>
              <ArticleCard
                article={article}
                maxWords={articleWords.card}
                layout={layout}
                heading="h2"
                lead={layout === 'desktop' && index === 0}
                sizes={pictureSizes(layout, index)}
              />
            </li>
          ))}
        </ul>
      )}
      <ArticleRows rows={rows} />
      <MoreArticles articles={more} layout={layout} all={false} />
    </div>
  )
}

/** The CSS `sizes` of a card's picture; on a phone one card has a picture. */
function pictureSizes(layout: Layout, index: number): string | undefined {
  if (layout === 'mobile') return index + 1 === picturedCard ? '92vw' : undefined
  return index === 0 ? '(max-width: 900px) 94vw, 52vw' : '(max-width: 900px) 47vw, 31vw'
}
