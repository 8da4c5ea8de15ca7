/** News and articles. */
import 'server-only'
import { derived } from '@/lib/content/derived'
import { today } from '@/lib/content/today'
import { type Article, articleKind } from '@/lib/kinds/article'
import { clinicDay } from '@/lib/text/days'
import { callsOf } from './calls'
import { resourceOf } from './kind'
import { unusableIn, withUnusable } from './parse'

const calls = callsOf(resourceOf(articleKind))

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
