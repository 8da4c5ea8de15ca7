import { CalendarDays, Clock, RefreshCw } from 'lucide'
import { useTranslations } from 'next-intl'
import { PostDate } from '@/components/posts/PostDate'
import { Icon } from '@/components/ui/Icon/Icon'
import type { Post } from '@/lib/entities/post'
import styles from './PostMeta.module.scss'

interface PostMetaProps {
  readonly post: Pick<Post, 'created_at' | 'updated_at'>
  readonly minutes: number
}

/** When the post was written and last changed, and how long it takes to read. */
export function PostMeta({ post: { created_at, updated_at }, minutes }: PostMetaProps) {
  const t = useTranslations('posts')
  const isChanged = updated_at && updated_at.slice(0, 10) !== created_at?.slice(0, 10)
  return (
    <ul className={styles.meta}>
      {created_at && (
        <li>
          <Icon of={CalendarDays} />
          <span className="visually-hidden">{t('published')} </span>
          <PostDate iso={created_at} />
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
            {t('updated')} <PostDate iso={updated_at} />
          </span>
        </li>
      )}
    </ul>
  )
}
