import { useLocale, useTranslations } from 'next-intl'
import { RequestButton } from '@/components/blocks/RequestDialog/RequestButton.island'
import type { Post } from '@/lib/entities/post'
import { requestHref } from '@/lib/requests/href'
import styles from './PostBooking.module.scss'

/** The request button of a post. */
export function PostBooking({ post }: { readonly post: Pick<Post, 'id' | 'name'> }) {
  const t = useTranslations('posts.booking')
  const locale = useLocale()
  return (
    <section className={styles.booking} aria-labelledby="booking">
      <h2 id="booking">{t('title')}</h2>
      <p>{t('text')}</p>
      <RequestButton
        kind="posts"
        id={post.id}
        subject={post.name}
        href={requestHref(locale, 'posts', post.id)}
        variant="light"
        size="l"
        wide
      >
        {t('button')}
      </RequestButton>
    </section>
  )
}
