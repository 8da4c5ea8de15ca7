import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getPost, getPosts } from '@/lib/api/posts'
import type { Post } from '@/lib/entities/post'
import { currentLocale } from '@/lib/i18n/current'
import type { Locale } from '@/lib/i18n/locales'
import { blogPostingNode } from '@/lib/seo/blog-posting'
import { breadcrumbNode, faqNodes, graphOf } from '@/lib/seo/jsonld'
import { pageMetadata } from '@/lib/seo/metadata'
import { seoText } from '@/lib/seo/texts'
import type { SeoAccordionText } from '@/lib/seo/texts/types'
import { cutTitle, fittingTitle } from '@/lib/seo/titles'
import { clinicIn } from '@/lib/site/clinic'
import { pathOf } from '@/lib/site/routes'
import { articleOf } from '@/lib/text/article'
import { cutBetweenWords } from '@/lib/text/excerpt'
import { plainText } from '@/lib/text/plain-text'
import { moreCount } from '@/lib/views/more'
import type { PostData } from '@/lib/views/posts'
import { postCrumbs, postsFeedLink, teaserOf } from './posts'
import { languagesOf, othersOf, recordOf } from './record'
import { recordText } from './record-text'
import type { Screen, ScreenProps } from './screen'

interface PostPage extends PostData {
  readonly text: SeoAccordionText
  readonly locale: Locale
}

/** One post (spec 2 §2). */
export const postScreen: Screen<PostPage> = {
  async load(props) {
    const { locale, record, posts } = await readPost(props)
    const t = await getTranslations('posts')
    return {
      locale,
      text:
        (await seoText(pathOf('post', record.slug), locale)) ??
        (await recordText('post', { name: record.name })),
      post: record,
      article: articleOf(record.description, t('table')),
      crumbs: await postCrumbs(record),
      more: othersOf(posts, record, moreCount).map(teaserOf),
    }
  },
  async metadata(props): Promise<Metadata> {
    const { locale, record } = await readPost(props)
    const path = pathOf('post', record.slug)
    const text = await seoText(path, locale)
    return pageMetadata({
      ...(await headOf(record, locale)),
      ...text,
      locale,
      path,
      languages: await languagesOf(path, getPosts),
      type: 'article',
      feed: await postsFeedLink(locale),
    })
  },
  jsonLd: ({ post: record, text, crumbs, locale }) =>
    graphOf(
      locale,
      blogPostingNode(record, locale),
      breadcrumbNode(crumbs, locale),
      ...faqNodes(text, pathOf('post', record.slug), locale),
    ),
}

async function readPost(props: ScreenProps) {
  const locale = await currentLocale()
  const posts = await getPosts(locale)
  return { locale, posts, record: await recordOf(props, posts, id => getPost(locale, id)) }
}

async function headOf({ name, description }: Post, locale: Locale) {
  const t = await getTranslations('posts.meta')
  const clinic = clinicIn(locale).name
  const summary = cutBetweenWords(plainText(description))
  return {
    title: fittingTitle(t('title', { name, clinic }), name, cutTitle(name)),
    description: summary || t('description', { name, clinic }),
  }
}
