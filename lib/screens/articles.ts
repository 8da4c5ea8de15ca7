import 'server-only'
import { getTranslations } from 'next-intl/server'
import { getArticles } from '@/lib/content/client/articles'
import type { Article } from '@/lib/kinds/article'
import { seoText } from '@/lib/page-texts'
import type { SeoText } from '@/lib/page-texts/types'
import type { Crumb } from '@/lib/routing/crumbs'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { articleCards, moreCount } from '@/lib/screens/counts'
import { collectionGraph } from '@/lib/seo/collection'
import { articlesFeedPath } from '@/lib/seo/feeds/rss'
import type { PageNode } from '@/lib/seo/jsonld'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { proseOf } from '@/lib/text/prose'
import { indexingOf } from './record'
import type { Screen } from './screen'
import { sectionCrumbs } from './section-crumbs'

/** An article as its card shows it. */
export interface ArticleTeaser
  extends Pick<Article, 'id' | 'slug' | 'name' | 'image' | 'isCertificate' | 'createdAt'> {
  /** The whole text without markup; the card cuts it. */
  readonly text: string
}

export type ArticleRow = Pick<Article, 'id' | 'slug' | 'name' | 'createdAt'>

/** The list of all articles. */
export interface ArticlesData {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  readonly cards: readonly ArticleTeaser[]
  /** Those beyond the cards, as lines. */
  readonly rows: readonly ArticleRow[]
  readonly more: readonly ArticleTeaser[]
}

interface ArticlesPage extends ArticlesData {
  readonly text: SeoText | null
  readonly page: PageNode
}

const path = pathOf('articles')

/** All news and articles. */
export const articlesScreen: Screen<ArticlesPage> = {
  async load() {
    const locale = await currentLocale()
    const [all, text, head, t] = await Promise.all([
      getArticles(locale),
      seoText(path, locale),
      headOf(),
      getTranslations('articles'),
    ])
    return {
      text,
      page: { locale, path, ...head, ...text },
      h1: text?.h1 ?? t('h1'),
      crumbs: await sectionCrumbs('articles'),
      cards: all.slice(0, articleCards).map(teaserOf),
      rows: all.slice(articleCards),
      more: all.slice(0, moreCount).map(teaserOf),
    }
  },
  async metadata() {
    const locale = await currentLocale()
    return pageMetadata({
      ...(await headOf()),
      ...(await seoText(path, locale)),
      ...(await indexingOf('articles', locale)),
      locale,
      path,
      feed: await articlesFeedLink(locale),
    })
  },
  jsonLd: ({ page, text, crumbs, cards, rows }) => {
    if (cards.length === 0) return null
    const items = cards.map(({ name, slug }) => ({ name, path: pathOf('article', slug) }))
    return collectionGraph({ page, crumbs, text, count: cards.length + rows.length }, items)
  },
}

async function headOf() {
  const t = await getTranslations('articles')
  return { title: t('h1'), description: t('lead') }
}

/** The link to the feed in the `<head>` of article pages. */
export async function articlesFeedLink(locale: Locale): Promise<PageHead['feed']> {
  const t = await getTranslations('articles')
  return { title: t('h1'), path: articlesFeedPath(locale) }
}

/** An article for a card: the whole text without tags; the card cuts it. */
export function teaserOf({ description, ...article }: Article): ArticleTeaser {
  return { ...article, text: proseOf(description) }
}
