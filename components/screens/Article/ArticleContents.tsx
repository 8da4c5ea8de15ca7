import { useTranslations } from 'next-intl'
import type { Heading } from '@/lib/text/article-body'
import styles from './ArticleContents.module.scss'

/** The headings of the article as links; one heading alone needs none. */
export function ArticleContents({ headings }: { readonly headings: readonly Heading[] }) {
  const t = useTranslations('articles')
  if (headings.length < 2) return null
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{t('contents')}</h2>
      <ol className={styles.list}>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
