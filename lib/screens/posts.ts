import 'server-only'
import { getTranslations } from 'next-intl/server'
import { getPosts } from '@/lib/content/client/posts'
import type { Post } from '@/lib/entities/post'
import { seoText } from '@/lib/page-texts'
import type { SeoText } from '@/lib/page-texts/types'
import { moreCount } from '@/lib/props/more'
import { type PostsData, type PostTeaser, postCards } from '@/lib/props/posts'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { collectionGraph } from '@/lib/seo/collection'
import { postsFeedPath } from '@/lib/seo/feeds/rss'
import type { PageNode } from '@/lib/seo/jsonld'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { plainText } from '@/lib/text/plain-text'
import { indexingOf } from './record'
import type { Screen } from './screen'
import { sectionCrumbs } from './section-crumbs'

interface PostsPage extends PostsData {
  readonly text: SeoText | null
  readonly page: PageNode
}

const path = pathOf('posts')

/** All news and articles. */
export const postsScreen: Screen<PostsPage> = {
  async load() {
    const locale = await currentLocale()
    const [all, text, head, t] = await Promise.all([
      getPosts(locale),
      seoText(path, locale),
      headOf(),
      getTranslations('posts'),
    ])
    return {
      text,
      page: { locale, path, ...head, ...text },
      h1: text?.h1 ?? t('h1'),
      crumbs: await sectionCrumbs('posts'),
      cards: all.slice(0, postCards).map(teaserOf),
      rows: all.slice(postCards),
      more: all.slice(0, moreCount).map(teaserOf),
    }
  },
  async metadata() {
    const locale = await currentLocale()
    return pageMetadata({
      ...(await headOf()),
      ...(await seoText(path, locale)),
      ...(await indexingOf('posts', locale)),
      locale,
      path,
      feed: await postsFeedLink(locale),
    })
  },
  jsonLd: ({ page, text, crumbs, cards }) => {
    if (cards.length === 0) return null
    const items = cards.map(({ name, slug }) => ({ name, path: pathOf('post', slug) }))
    return collectionGraph({ page, crumbs, text }, items)
  },
}

async function headOf() {
  const t = await getTranslations('posts')
  return { title: t('h1'), description: t('lead') }
}

/** The link to the feed in the `<head>` of post pages. */
export async function postsFeedLink(locale: Locale): Promise<PageHead['feed']> {
  const t = await getTranslations('posts')
  return { title: t('h1'), path: postsFeedPath(locale) }
}

/** A post for a card: the whole text without tags; the card cuts it. */
export function teaserOf({ description, ...post }: Post): PostTeaser {
  return { ...post, text: plainText(description) }
}
