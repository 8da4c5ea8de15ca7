import { useTranslations } from 'next-intl'
import type { Article } from '@/lib/kinds/article'
import styles from './ArticleSources.module.scss'

/** What the article rests on; nothing where no source is named. */
export function ArticleSources({ sources }: Pick<Article, 'sources'>) {
  const t = useTranslations('articles')
  const common = useTranslations('common')
  if (sources.length === 0) return null
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">{t('sources')}</h2>
      <ol>
        {sources.map(({ title, url }) => (
          <li key={`${title} ${url}`}>
            {url ? (
              <a href={url} target="_blank" rel="noopener">
                {title}
                <span className="visually-hidden"> ({common('newTab')})</span>
              </a>
            ) : (
              title
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
