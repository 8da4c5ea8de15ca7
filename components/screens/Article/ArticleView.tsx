import { MoreArticles } from '@/components/articles/MoreArticles'
import { ArticleBooking } from '@/components/screens/Article/ArticleBooking'
import { ArticleCheck } from '@/components/screens/Article/ArticleCheck'
import { ArticleContents } from '@/components/screens/Article/ArticleContents'
import { ArticleMeta } from '@/components/screens/Article/ArticleMeta'
import { ArticleReviewer } from '@/components/screens/Article/ArticleReviewer'
import { ArticleSources } from '@/components/screens/Article/ArticleSources'
import { LayoutBox, type LayoutProps } from '@/components/sections/LayoutBox'
import { RelatedRecords } from '@/components/sections/RelatedRecords'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { Picture } from '@/components/ui/Picture/Picture'
import { RichText } from '@/components/ui/RichText/RichText'
import type { ArticleData } from '@/lib/screens/article'

export function ArticleView(data: ArticleData & LayoutProps) {
  const { layout, styles, crumbs, article, body, reviewer, nextReview, more, relations } = data
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <article className={styles.article}>
        <header className={styles.head}>
          <LayoutBox className={styles.title}>
            <h1>{article.name}</h1>
            <ArticleMeta article={article} minutes={body.minutes} />
            <ArticleCheck article={article} reviewer={reviewer} nextReview={nextReview} />
          </LayoutBox>
          {article.image && (
            <Picture
              className={styles.picture}
              src={article.image}
              alt=""
              width={1200}
              height={675}
              sizes={layout === 'desktop' ? '(max-width: 900px) 94vw, 46vw' : '92vw'}
              transitionName={`post-${article.id}`}
              priority
            />
          )}
        </header>
        <LayoutBox className={styles.body}>
          <LayoutBox className={styles.beside}>
            <ArticleContents headings={body.headings} />
          </LayoutBox>
          <LayoutBox className={styles.text}>
            <RichText html={body.html} size="article" />
            <ArticleSources sources={article.sources} />
            <ArticleReviewer reviewer={reviewer} />
          </LayoutBox>
          <LayoutBox className={styles.beside}>
            <ArticleBooking article={article} reviewer={reviewer} />
          </LayoutBox>
        </LayoutBox>
      </article>
      <RelatedRecords subject="article" relations={relations} />
      <MoreArticles articles={more} layout={layout} />
    </div>
  )
}
