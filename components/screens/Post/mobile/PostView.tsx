import { MorePosts } from '@/components/posts/MorePosts'
import { PostBooking } from '@/components/screens/Post/PostBooking'
import { PostCheck } from '@/components/screens/Post/PostCheck'
import { PostContents } from '@/components/screens/Post/PostContents'
import { PostMeta } from '@/components/screens/Post/PostMeta'
import { PostReviewer } from '@/components/screens/Post/PostReviewer'
import { PostSources } from '@/components/screens/Post/PostSources'
import { RelatedRecords } from '@/components/sections/RelatedRecords'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { Picture } from '@/components/ui/Picture/Picture'
import { RichText } from '@/components/ui/RichText/RichText'
import type { PostData } from '@/lib/props/posts'
import styles from './PostView.module.scss'

export function PostView(data: PostData) {
  const { crumbs, post, article, reviewer, nextReview, more, relations } = data
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <article className={styles.article}>
        <header className={styles.head}>
          <h1>{post.name}</h1>
          <PostMeta post={post} minutes={article.minutes} />
          <PostCheck post={post} reviewer={reviewer} nextReview={nextReview} />
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
        <PostSources sources={post.sources} />
        <PostReviewer reviewer={reviewer} />
        <PostBooking post={post} reviewer={reviewer} />
      </article>
      <RelatedRecords subject="post" relations={relations} />
      <MorePosts posts={more} layout="mobile" />
    </div>
  )
}
