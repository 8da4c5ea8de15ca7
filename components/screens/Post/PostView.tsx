import { MorePosts } from '@/components/posts/MorePosts'
import { PostBooking } from '@/components/screens/Post/PostBooking'
import { PostCheck } from '@/components/screens/Post/PostCheck'
import { PostContents } from '@/components/screens/Post/PostContents'
import { PostMeta } from '@/components/screens/Post/PostMeta'
import { PostReviewer } from '@/components/screens/Post/PostReviewer'
import { PostSources } from '@/components/screens/Post/PostSources'
import { LayoutBox } from '@/components/sections/LayoutBox'
import { RelatedRecords } from '@/components/sections/RelatedRecords'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { Picture } from '@/components/ui/Picture/Picture'
import { RichText } from '@/components/ui/RichText/RichText'
import type { LayoutProps } from '@/lib/props/layout'
import type { PostData } from '@/lib/props/posts'

export function PostView(data: PostData & LayoutProps) {
  const { layout, styles, crumbs, post, article, reviewer, nextReview, more, relations } = data
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <article className={styles.article}>
        <header className={styles.head}>
          <LayoutBox className={styles.title}>
            <h1>{post.name}</h1>
            <PostMeta post={post} minutes={article.minutes} />
            <PostCheck post={post} reviewer={reviewer} nextReview={nextReview} />
          </LayoutBox>
          {post.image && (
            <Picture
              className={styles.picture}
              src={post.image}
              alt=""
              width={1200}
              height={675}
              sizes={layout === 'desktop' ? '(max-width: 900px) 94vw, 46vw' : '92vw'}
              transitionName={`post-${post.id}`}
              priority
            />
          )}
        </header>
        <LayoutBox className={styles.body}>
          <LayoutBox className={styles.beside}>
            <PostContents headings={article.headings} />
          </LayoutBox>
          <LayoutBox className={styles.text}>
            <RichText html={article.html} size="article" />
            <PostSources sources={post.sources} />
            <PostReviewer reviewer={reviewer} />
          </LayoutBox>
          <LayoutBox className={styles.beside}>
            <PostBooking post={post} reviewer={reviewer} />
          </LayoutBox>
        </LayoutBox>
      </article>
      <RelatedRecords subject="post" relations={relations} />
      <MorePosts posts={more} layout={layout} />
    </div>
  )
}
