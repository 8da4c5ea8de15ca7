import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { clinicIn } from '@/lib/clinic'
import { getDoctor } from '@/lib/content/client/doctors'
import { getPost, getPosts } from '@/lib/content/client/posts'
import { today } from '@/lib/content/today'
import type { Post } from '@/lib/entities/post'
import { seoText } from '@/lib/page-texts'
import type { SeoAccordionText } from '@/lib/page-texts/types'
import { moreCount } from '@/lib/props/more'
import type { PostData, Reviewer } from '@/lib/props/posts'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { blogPostingNode } from '@/lib/seo/blog-posting'
import { breadcrumbNode, faqNodes, graphOf, type PageNode } from '@/lib/seo/jsonld'
import { pageMetadata } from '@/lib/seo/metadata'
import { reviewedNodes } from '@/lib/seo/reviewed'
import { beforeColon, fittingTitle } from '@/lib/seo/titles'
import { articleOf } from '@/lib/text/article'
import { clinicDay } from '@/lib/text/days'
import { wholeSentences } from '@/lib/text/excerpt'
import { plainText } from '@/lib/text/plain-text'
import { optional } from './optional'
import { postsFeedLink, teaserOf } from './posts'
import { languagesOf, othersOf, recordOf } from './record'
import { relatedToPost } from './related'
import type { Screen, ScreenProps } from './screen'
import { sectionCrumbs } from './section-crumbs'

interface PostPage extends PostData {
  /** Never generated, because an article has its own text. */
  readonly text: SeoAccordionText | null
  readonly page: PageNode
  readonly locale: Locale
}

/** One post. */
export const postScreen: Screen<PostPage> = {
  async load(props) {
    const { locale, record, posts } = await readPost(props)
    const t = await getTranslations('posts')
    const path = pathOf('post', record.slug)
    const text = await seoText(path, locale)
    return {
      locale,
      text,
      page: { locale, path, ...(await headOf(record, posts, locale)), ...text },
      reviewer: await reviewerOf(record, locale),
      nextReview: nextReviewOf(record),
      post: record,
      article: articleOf(record.description, t('table')),
      crumbs: await sectionCrumbs('posts', { name: record.name, path }),
      more: othersOf(posts, record, moreCount).map(teaserOf),
      relations: await relatedToPost(record, locale),
    }
  },
  async metadata(props): Promise<Metadata> {
    const { locale, record, posts } = await readPost(props)
    const path = pathOf('post', record.slug)
    const text = await seoText(path, locale)
    return pageMetadata({
      ...(await headOf(record, posts, locale)),
      ...text,
      locale,
      path,
      languages: await languagesOf(path, getPosts),
      type: 'article',
      feed: await postsFeedLink(locale),
    })
  },
  subject: ({ post: { name, slug } }) => ({ name, path: pathOf('post', slug) }),
  jsonLd: ({ post: record, reviewer, page, text, crumbs, relations, locale }) =>
    graphOf(
      locale,
      blogPostingNode(record, relations, locale),
      breadcrumbNode(crumbs, locale),
      ...(reviewer ? reviewedNodes(page, reviewer, record) : []),
      ...faqNodes(text, pathOf('post', record.slug), locale),
    ),
}

async function readPost(props: ScreenProps) {
  const locale = await currentLocale()
  const posts = await getPosts(locale)
  return { locale, posts, record: await recordOf(props, posts, id => getPost(locale, id)) }
}

/** Optional: the article is shown without a doctor that the backend lacks. */
async function reviewerOf({ doctorId }: Post, locale: Locale): Promise<Reviewer | null> {
  return doctorId === null ? null : optional(getDoctor(locale, doctorId), null)
}

/** A day that is past would be a promise not kept: the check of the content names it to editors. */
function nextReviewOf({ nextReviewAt: day }: Post): string | null {
  return day !== undefined && clinicDay(new Date(day)) >= today() ? day : null
}

async function headOf({ name, description }: Post, posts: readonly Post[], locale: Locale) {
  const t = await getTranslations('posts.meta')
  const clinic = clinicIn(locale).name
  const summary = wholeSentences(plainText(description))
  const short = beforeColon(
    name,
    posts.map(post => post.name),
  )
  return {
    title: fittingTitle(t('title', { name, clinic }), name, ...(short ? [short] : []), name),
    description: summary || t('description', { name, clinic }),
  }
}
