import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { clinicIn } from '@/lib/clinic'
import { getArticle, getArticles } from '@/lib/content/client/articles'
import { getDoctor } from '@/lib/content/client/doctors'
import { today } from '@/lib/content/today'
import type { Related } from '@/lib/entities/related'
import type { Article } from '@/lib/kinds/article'
import { seoText } from '@/lib/page-texts'
import type { SeoAccordionText } from '@/lib/page-texts/types'
import type { Crumb } from '@/lib/routing/crumbs'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { type ArticleTeaser, articlesFeedLink, teaserOf } from '@/lib/screens/articles'
import { moreCount } from '@/lib/screens/counts'
import { blogPostingNode } from '@/lib/seo/blog-posting'
import { breadcrumbNode, faqNodes, graphOf, type PageNode } from '@/lib/seo/jsonld'
import { pageMetadata } from '@/lib/seo/metadata'
import { type Reviewer, reviewedNodes } from '@/lib/seo/reviewed'
import { beforeColon, fittingTitle } from '@/lib/seo/titles'
import { type ArticleBody, articleBodyOf } from '@/lib/text/article-body'
import { clinicDay } from '@/lib/text/days'
import { wholeSentences } from '@/lib/text/excerpt'
import { leadOf } from '@/lib/text/prose'
import { optional } from './optional'
import { othersOf, recordOf } from './record'
import { relatedToArticle } from './related'
import type { Screen, ScreenProps } from './screen'
import { sectionCrumbs } from './section-crumbs'

/** One article. */
export interface ArticleData {
  readonly crumbs: readonly Crumb[]
  readonly article: Article
  readonly body: ArticleBody
  /** The doctor who checked the text; `null` when none is named, or is not in the list any more. */
  readonly reviewer: Reviewer | null
  /** By when it is checked again; `null` when that is not said, or past. */
  readonly nextReview: string | null
  readonly more: readonly ArticleTeaser[]
  readonly relations: Related
}

interface ArticlePage extends ArticleData {
  /** Never generated, because an article has its own text. */
  readonly text: SeoAccordionText | null
  readonly page: PageNode
  readonly locale: Locale
}

/** One article. */
export const articleScreen: Screen<ArticlePage> = {
  async load(props) {
    const { locale, record, articles } = await readArticle(props)
    const t = await getTranslations('articles')
    const path = pathOf('article', record.slug)
    const text = await seoText(path, locale)
    return {
      locale,
      text,
      page: { locale, path, ...(await headOf(record, articles, locale)), ...text },
      reviewer: await reviewerOf(record, locale),
      nextReview: nextReviewOf(record),
      article: record,
      body: articleBodyOf(record.description, t('table')),
      crumbs: await sectionCrumbs('articles', { name: record.name, path }),
      more: othersOf(articles, record, moreCount).map(teaserOf),
      relations: await relatedToArticle(record, locale),
    }
  },
  async metadata(props): Promise<Metadata> {
    const { locale, record, articles } = await readArticle(props)
    const path = pathOf('article', record.slug)
    const text = await seoText(path, locale)
    return pageMetadata({
      ...(await headOf(record, articles, locale)),
      ...text,
      locale,
      path,
      type: 'article',
      feed: await articlesFeedLink(locale),
    })
  },
  subject: ({ article: { name, slug } }) => ({ name, path: pathOf('article', slug) }),
  jsonLd: ({ article: record, reviewer, page, text, crumbs, relations, locale }) =>
    graphOf(
      locale,
      blogPostingNode(record, relations, locale),
      breadcrumbNode(crumbs, locale),
      ...(reviewer ? reviewedNodes(page, reviewer, record) : []),
      ...faqNodes(text, pathOf('article', record.slug), locale),
    ),
}

async function readArticle(props: ScreenProps) {
  const locale = await currentLocale()
  const articles = await getArticles(locale)
  return {
    locale,
    articles: articles,
    record: await recordOf(props, articles, id => getArticle(locale, id)),
  }
}

/** Optional: the article is shown without a doctor that the backend lacks. */
async function reviewerOf({ doctorId }: Article, locale: Locale): Promise<Reviewer | null> {
  return doctorId === null ? null : optional(getDoctor(locale, doctorId), null)
}

/** A day that is past would be a promise not kept: the check of the content names it to editors. */
function nextReviewOf({ nextReviewAt: day }: Article): string | null {
  return day !== undefined && clinicDay(new Date(day)) >= today() ? day : null
}

async function headOf(
  { name, description }: Article,
  articles: readonly Article[],
  locale: Locale,
) {
  const t = await getTranslations('articles.meta')
  const clinic = clinicIn(locale).name
  const summary = wholeSentences(leadOf(description))
  const short = beforeColon(
    name,
    articles.map(article => article.name),
  )
  return {
    title: fittingTitle(t('title', { name, clinic }), name, ...(short ? [short] : []), name),
    description: summary || t('description', { name, clinic }),
  }
}
