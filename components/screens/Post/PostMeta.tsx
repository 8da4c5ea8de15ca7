import { CalendarDays, Clock, RefreshCw } from 'lucide'
import { useTranslations } from 'next-intl'
import { PostDate } from '@/components/posts/PostDate'
import { Icon } from '@/components/ui/Icon/Icon'
import type { Post } from '@/lib/entities/post'
import styles from './PostMeta.module.scss'

interface PostMetaProps {
  readonly post: Pick<Post, 'createdAt' | 'updatedAt'>
  readonly minutes: number
}

/** When the post was written and last changed, and how long it takes to read. */
export function PostMeta({ post: { createdAt, updatedAt }, minutes }: PostMetaProps) {
  const t = useTranslations('posts')
  const isChanged = updatedAt && updatedAt.slice(0, 10) !== createdAt?.slice(0, 10)
  return (
    <ul className={styles.meta}>
      {createdAt && (
        <li>
          <Icon of={CalendarDays} />
          <span className="visually-hidden">{t('published')} </span>
          <PostDate iso={createdAt} />
        </li>
      )}
      <li>
        <Icon of={Clock} />
        {t('minutes', { minutes })}
      </li>
      {isChanged && (
        <li>
          <Icon of={RefreshCw} />
          <span>
            {t('updated')} <PostDate iso={updatedAt} />
          </span>
        </li>
      )}
    </ul>
  )
}
