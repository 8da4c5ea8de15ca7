/** RSS 2.0 of the news and articles. */

import { env } from '@/lib/clinic/environment/env'
import type { Article } from '@/lib/kinds/article'
import { type Locale, localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { absoluteUrl } from '@/lib/seo/metadata'
import { cutBetweenWords } from '@/lib/text/excerpt'
import { leadOf } from '@/lib/text/prose'
import { feedXml } from './xml'

/** Feed readers only need the newest articles. */
const maxItems = 50

export interface ArticlesFeed {
  readonly locale: Locale
  readonly title: string
  readonly description: string
  readonly articles: readonly Article[]
}

/** `/kk/feeds/posts.xml` in Kazakh. */
export function articlesFeedPath(locale: Locale): string {
  return localePath('/feeds/posts.xml', locale)
}

/** The newest articles first. */
export function articlesRss({ locale, title, description, articles }: ArticlesFeed): string {
  const newest = articles
    .toSorted((a, b) => timeOf(b.createdAt) - timeOf(a.createdAt))
    .slice(0, maxItems)
  const changed = Math.max(
    0,
    ...newest.map(({ updatedAt, createdAt }) => timeOf(updatedAt ?? createdAt)),
  )
  return feedXml({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      channel: {
        title,
        link: absoluteUrl(pathOf('articles'), locale),
        description,
        language: locale,
        lastBuildDate: changed > 0 ? new Date(changed).toUTCString() : undefined,
        'atom:link': {
          '@href': env().SITE_URL + articlesFeedPath(locale),
          '@rel': 'self',
          '@type': 'application/rss+xml',
        },
        item: newest.map(article => itemOf(article, locale)),
      },
    },
  })
}

function itemOf({ slug, name, description, createdAt }: Article, locale: Locale) {
  const url = absoluteUrl(pathOf('article', slug), locale)
  return {
    title: name,
    link: url,
    guid: { '@isPermaLink': 'true', '#text': url },
    pubDate: createdAt && new Date(createdAt).toUTCString(),
    description: cutBetweenWords(leadOf(description), 300),
  }
}

function timeOf(date: string | undefined): number {
  return date ? Date.parse(date) : 0
}
