import { Award } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { articleCharacters } from '@/components/articles/limits'
import { Icon } from '@/components/ui/Icon/Icon'
import { Picture } from '@/components/ui/Picture/Picture'
import { ShortText } from '@/components/ui/ShortText/ShortText'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { ArticleTeaser } from '@/lib/screens/articles'
import { truncateWords } from '@/lib/text/truncate'
import styles from './ArticleCard.module.scss'
import { LongDate } from './LongDate'

interface ArticleCardProps {
  readonly article: ArticleTeaser
  /** Words of the text; phones show 60 characters of them (B74). */
  readonly maxWords: number
  readonly layout: 'desktop' | 'mobile'
  /** CSS `sizes` of the picture; without it the card has none. */
  readonly sizes?: string | undefined
  /** The first card of a list: it spans the row, and its picture has priority. */
  readonly lead?: boolean
  /** Level of the name in the page's outline. */
  readonly heading?: 'h2' | 'h3'
}

/** An article in short. Its name and "more" lead to it, and so does the rest of the card. */
export function ArticleCard({
  article,
  maxWords,
  layout,
  sizes,
  lead = false,
  heading: Heading = 'h3',
}: ArticleCardProps) {
  const t = useTranslations()
  const { id, name, image, isCertificate, createdAt } = article
  const href = localePath(pathOf('article', article.slug), useLocale())
  const text = truncateWords(article.text, maxWords)
  return (
    <article
      className={styles.card}
      data-lead={lead || undefined}
      data-certificate={isCertificate || undefined}
    >
      {sizes && image && (
        <div className={styles.picture}>
          <Picture
            src={image}
            alt=""
            width={1200}
            height={675}
            sizes={sizes}
            movesTo={`post-${id}`}
            priority={lead}
          />
        </div>
      )}
      <div className={styles.body}>
        {(isCertificate || createdAt) && (
          <p className={styles.meta}>
            {createdAt && <LongDate iso={createdAt} />}
            {isCertificate && (
              <span className={styles.certificate}>
                <Icon of={Award} />
                {t('articles.certificate')}
              </span>
            )}
          </p>
        )}
        <Heading className={styles.name}>
          <a href={href}>{name}</a>
        </Heading>
        <p className={styles.text}>
          {layout === 'mobile' ? <ShortText text={text} length={articleCharacters} /> : text}{' '}
          <a className={styles.more} href={href}>
            {t('common.more')}
            <span className="visually-hidden"> {name}</span>
          </a>
        </p>
      </div>
    </article>
  )
}
