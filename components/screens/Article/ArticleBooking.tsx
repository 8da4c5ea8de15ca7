import { useLocale, useTranslations } from 'next-intl'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import type { Article } from '@/lib/kinds/article'
import { requestHref } from '@/lib/requests/href'
import type { ArticleData } from '@/lib/screens/article'
import styles from './ArticleBooking.module.scss'

interface ArticleBookingProps {
  readonly article: Pick<Article, 'id' | 'name'>
  readonly reviewer: Pick<NonNullable<ArticleData['reviewer']>, 'id' | 'name'> | null
}

/** The requests of an article: for the doctor who checked it, by name, and for whoever else helps. */
export function ArticleBooking({ article, reviewer }: ArticleBookingProps) {
  const t = useTranslations('articles.booking')
  const locale = useLocale()
  const toAnyDoctor = {
    kind: 'posts',
    id: article.id,
    subject: article.name,
    href: requestHref(locale, 'posts', article.id),
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
