/** News and articles. */
import 'server-only'
import { derived } from '@/lib/content/derived'
import { today } from '@/lib/content/today'
import { type Article, articleSchema } from '@/lib/entities/article'
import { clinicDay } from '@/lib/text/days'
import { plainText } from '@/lib/text/plain-text'
import { callsOf } from './calls'
import { linkUrl, mediaUrl } from './media'
import { unusableIn, withUnusable } from './parse'
import { richText } from './sanitize'

const calls = callsOf<Article>({
  entity: 'article',
  path: 'posts',
  schema: articleSchema,
  clean: value => ({
    ...value,
    name: plainText(value.name),
    description: richText(value.description),
    image: mediaUrl(value.image),
    sources: value.sources.map(({ title, url }) => ({
      title: plainText(title),
      url: linkUrl(url),
    })),
  }),
})

/** Whether the day of its date has come in Almaty (B96). */
const isPublished = ({ createdAt: date }: Article, today: string) =>
  date === undefined || clinicDay(new Date(date)) <= today

const publishedBy = derived((list: readonly Article[], today: string) => {
  const published = list.filter(article => isPublished(article, today))
  return published.length === list.length ? list : withUnusable(published, unusableIn(list))
})

/** Those of the future are as if they did not exist. */
export const articles: typeof calls = {
  ...calls,
  list: async (locale, from) => publishedBy(await calls.list(locale, from), today()),
  details: async (locale, id, from) => {
    const article = await calls.details(locale, id, from)
    return article && isPublished(article, today()) ? article : null
  },
}

export const { list: getArticles, details: getArticle } = articles
