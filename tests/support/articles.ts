import { type Article, articleKind } from '@/lib/kinds/article'
import type { ArticleTeaser } from '@/lib/screens/articles'
import { plainText } from '@/lib/text/plain-text'

/** An article with an id; a test sets only the fields it is about. */
export function article(id: number, about: Record<string, unknown> = {}): Article {
  return articleKind.schema.parse({ id, slug: `article-${id}`, name: `Новость ${id}`, ...about })
}

export function teaser(id: number, about: Record<string, unknown> = {}): ArticleTeaser {
  const { description, ...rest } = article(id, about)
  return { ...rest, text: plainText(description) }
}
