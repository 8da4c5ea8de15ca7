import { useLocale, useTranslations } from 'next-intl'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton.island'
import type { Post } from '@/lib/entities/post'
import type { Reviewer } from '@/lib/props/posts'
import { requestHref } from '@/lib/requests/href'
import styles from './PostBooking.module.scss'

interface PostBookingProps {
  readonly post: Pick<Post, 'id' | 'name'>
  readonly reviewer: Pick<Reviewer, 'id' | 'name'> | null
}

/** The requests of a post: for the doctor who checked it, by name, and for whoever else helps. */
export function PostBooking({ post, reviewer }: PostBookingProps) {
  const t = useTranslations('posts.booking')
  const locale = useLocale()
  const toAnyDoctor = {
    kind: 'posts',
    id: post.id,
    subject: post.name,
    href: requestHref(locale, 'posts', post.id),
  } as const
  return (
    <section className={styles.booking} aria-labelledby="booking">
      <h2 id="booking">{t('title')}</h2>
      <p>{t(reviewer ? 'textOfDoctor' : 'text')}</p>
      {reviewer ? (
        <>
          <RequestButton
            kind="doctors"
            id={reviewer.id}
            subject={reviewer.name}
            href={requestHref(locale, 'doctors', reviewer.id)}
            variant="light"
            size="l"
            wide
          >
            <span>
              {t.rich('doctor', {
                name: reviewer.name,
                who: name => <span className={styles.name}>{name}</span>,
              })}
            </span>
          </RequestButton>
          <RequestButton {...toAnyDoctor} plain className={styles.other}>
            {t('other')}
          </RequestButton>
        </>
      ) : (
        <RequestButton {...toAnyDoctor} variant="light" size="l" wide>
          {t('button')}
        </RequestButton>
      )}
    </section>
  )
}
