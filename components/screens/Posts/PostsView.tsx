import { useTranslations } from 'next-intl'
import { MorePosts } from '@/components/posts/MorePosts'
import { PostCard } from '@/components/posts/PostCard'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { EmptyNote } from '@/components/ui/EmptyNote/EmptyNote'
import type { LayoutProps } from '@/lib/props/layout'
import { type PostsData, picturedCard, postWords } from '@/lib/props/posts'
import type { Layout } from '@/lib/routing/layout'
import { PostRows } from './PostRows'

export function PostsView({
  layout,
  styles,
  h1,
  crumbs,
  cards,
  rows,
  more,
}: PostsData & LayoutProps) {
  const t = useTranslations('posts')
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
          {cards.map((post, index) => (
            <li key={post.id}>
              <PostCard
                post={post}
                maxWords={postWords.card}
                layout={layout}
                heading="h2"
                lead={layout === 'desktop' && index === 0}
                sizes={pictureSizes(layout, index)}
              />
            </li>
          ))}
        </ul>
      )}
      <PostRows rows={rows} />
      <MorePosts posts={more} layout={layout} all={false} />
    </div>
  )
}

/** The CSS `sizes` of a card's picture; on a phone one card has a picture. */
function pictureSizes(layout: Layout, index: number): string | undefined {
  if (layout === 'mobile') return index + 1 === picturedCard ? '92vw' : undefined
  return index === 0 ? '(max-width: 900px) 94vw, 52vw' : '(max-width: 900px) 47vw, 31vw'
}
