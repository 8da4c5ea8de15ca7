import { MorePosts } from '@/components/blocks/MorePosts/MorePosts'
import { PostBooking } from '@/components/blocks/PostArticle/PostBooking'
import { PostContents } from '@/components/blocks/PostArticle/PostContents'
import { PostMeta } from '@/components/blocks/PostArticle/PostMeta'
import { PostReviewer } from '@/components/blocks/PostArticle/PostReviewer'
import { RelatedRecords } from '@/components/blocks/RelatedRecords/RelatedRecords'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { Picture } from '@/components/ui/Picture/Picture'
import { RichText } from '@/components/ui/RichText/RichText'
import type { PostData } from '@/lib/screens/posts.props'
import styles from './PostView.module.scss'

export function PostView({ crumbs, post, article, reviewer, more, relations }: PostData) {
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <article className={styles.article}>
        <header className={styles.head}>
          <h1>{post.name}</h1>
          <PostMeta post={post} minutes={article.minutes} />
          {post.image && (
            <Picture
              className={styles.picture}
              src={post.image}
              alt=""
              width={1200}
              height={675}
              sizes="92vw"
              transitionName={`post-${post.id}`}
              priority
            />
          )}
        </header>
        <PostContents headings={article.headings} />
        <RichText html={article.html} size="article" />
        <PostReviewer reviewer={reviewer} />
        <PostBooking post={post} />
      </article>
      <RelatedRecords subject="post" relations={relations} />
      <MorePosts posts={more} layout="mobile" />
    </div>
  )
}
