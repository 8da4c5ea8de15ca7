import { ArrowRight } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { PostCard } from '@/components/blocks/PostCard/PostCard'
import { Button } from '@/components/ui/Button/Button'
import { localePath } from '@/lib/i18n/locales'
import { pathOf } from '@/lib/site/routes'
import { type PostTeaser, postWords } from '@/lib/views/posts'
import styles from './MorePosts.module.scss'

interface MorePostsProps {
  readonly posts: readonly PostTeaser[]
  readonly layout: 'desktop' | 'mobile'
  /** The list of all posts needs no way to itself. */
  readonly all?: boolean
}

/** The first three posts, on the small card, and the way to all of them (spec 2 §2, §9). */
export function MorePosts({ posts, layout, all = true }: MorePostsProps) {
  const t = useTranslations('posts')
  const locale = useLocale()
  if (posts.length === 0) return null
  return (
    <section className={styles.more} aria-labelledby="more-posts">
      <h2 id="more-posts">{t('more')}</h2>
      <ul className={styles.cards}>
        {posts.map(post => (
          <li key={post.id}>
            <PostCard post={post} words={postWords.small} layout={layout} />
          </li>
        ))}
      </ul>
      {all && (
        <Button href={localePath(pathOf('posts'), locale)} variant="secondary">
          {t('all')}
          <ArrowRight aria-hidden="true" />
        </Button>
      )}
    </section>
  )
}
