import { useTranslations } from 'next-intl'
import { MorePosts } from '@/components/blocks/MorePosts/MorePosts'
import { PostCard } from '@/components/blocks/PostCard/PostCard'
import { PostRows } from '@/components/blocks/PostCard/PostRows'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { type PostsData, picturedCard, postWords } from '@/lib/screens/posts.props'
import styles from './PostsView.module.scss'

export function PostsView({ h1, crumbs, cards, rows, more }: PostsData) {
  const t = useTranslations('posts')
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs crumbs={crumbs} />
        <h1>{h1}</h1>
        <p>{t('lead')}</p>
      </header>
      <ul className={styles.cards}>
        {cards.map((post, index) => (
          <li key={post.id}>
            <PostCard
              post={post}
              words={postWords.card}
              layout="mobile"
              heading="h2"
              {...(index + 1 === picturedCard ? { sizes: '92vw' } : {})}
            />
          </li>
        ))}
      </ul>
      <PostRows rows={rows} />
      <MorePosts posts={more} layout="mobile" all={false} />
    </div>
  )
}
