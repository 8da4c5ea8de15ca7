import { useLocale, useTranslations } from 'next-intl'
import { RequestButton } from '@/components/blocks/RequestDialog/RequestButton.island'
import type { Post } from '@/lib/entities/post'
import { localePath } from '@/lib/i18n/locales'
import { requestHref } from '@/lib/requests/href'
import { pathOf } from '@/lib/site/routes'
import styles from './PostBooking.module.scss'

/** A request about what was read: the dialog of promotions with the post's id (spec 1 §2). */
export function PostBooking({ post }: { readonly post: Pick<Post, 'id' | 'name' | 'slug'> }) {
  const t = useTranslations('posts.booking')
  const locale = useLocale()
  const from = localePath(pathOf('post', post.slug), locale)
  return (
    <section className={styles.booking} aria-labelledby="booking">
      <h2 id="booking">{t('title')}</h2>
      <p>{t('text')}</p>
      <RequestButton
        kind="promotion"
        id={post.id}
        subject={post.name}
        href={requestHref(locale, 'promotion', post.id, from)}
        variant="light"
        size="l"
        wide
      >
        {t('button')}
      </RequestButton>
    </section>
  )
}
