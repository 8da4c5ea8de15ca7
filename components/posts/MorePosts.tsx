import { useLocale, useTranslations } from 'next-intl'
import { MoreSection } from '@/components/sections/MoreSection'
import { type PostTeaser, postWords } from '@/lib/props/posts'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { PostCard } from './PostCard'

interface MorePostsProps {
  readonly posts: readonly PostTeaser[]
  readonly layout: 'desktop' | 'mobile'
  /** Whether to link to the list of all posts; not on that list itself. */
  readonly all?: boolean
}

/** Three other posts as small cards, and the link to all of them (B75). */
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
