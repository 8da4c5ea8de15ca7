import { useTranslations } from 'next-intl'
import { NewTabLink } from '@/components/sections/NewTabLink'
import type { Article } from '@/lib/kinds/article'
import styles from './ArticleSources.module.scss'

/** What the article rests on; nothing where no source is named. */
export function ArticleSources({ sources }: Pick<Article, 'sources'>) {
  const t = useTranslations('articles')
  if (sources.length === 0) return null
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">{t('sources')}</h2>
      <ol>
        {sources.map(({ title, url }) => (
          <li key={`${title} ${url}`}>
            {url ? <NewTabLink href={url}>{title}</NewTabLink> : title}
          </li>
        ))}
      </ol>
    </section>
  )
}
