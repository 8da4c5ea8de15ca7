import { useTranslations } from 'next-intl'
import { MorePosts } from '@/components/blocks/MorePosts/MorePosts'
import { PostCard } from '@/components/blocks/PostCard/PostCard'
import { PostRows } from '@/components/blocks/PostCard/PostRows'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { type PostsData, postWords } from '@/lib/screens/posts.props'
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
              layout="desktop"
              heading="h2"
              lead={index === 0}
              sizes={
                index === 0 ? '(max-width: 900px) 94vw, 52vw' : '(max-width: 900px) 47vw, 31vw'
              }
            />
          </li>
        ))}
      </ul>
      <PostRows rows={rows} />
      <MorePosts posts={more} layout="desktop" all={false} />
    </div>
  )
}
