import { useLocale, useTranslations } from 'next-intl'
import { MoreSection } from '@/components/blocks/MoreSection/MoreSection'
import { PostCard } from '@/components/blocks/PostCard/PostCard'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { type PostTeaser, postWords } from '@/lib/screens/posts.props'

interface MorePostsProps {
  readonly posts: readonly PostTeaser[]
  readonly layout: 'desktop' | 'mobile'
  /** The list of all posts needs no way to itself. */
  readonly all?: boolean
}

/** Three other posts, on the small card, and the way to all of them (B75). */
export function MorePosts({ posts, layout, all = true }: MorePostsProps) {
  const t = useTranslations('posts')
  const href = localePath(pathOf('posts'), useLocale())
  if (posts.length === 0) return null
  return (
    <MoreSection
      id="more-posts"
      title={t('more')}
      all={all ? { href, label: t('all') } : undefined}
    >
      {posts.map(post => (
        <li key={post.id}>
          <PostCard post={post} maxWords={postWords.small} layout={layout} />
        </li>
      ))}
    </MoreSection>
  )
}
