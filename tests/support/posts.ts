import { type Post, postSchema } from '@/lib/entities/post'
import type { PostTeaser } from '@/lib/props/posts'
import { plainText } from '@/lib/text/plain-text'

/** A post with an id; a test sets only the fields it is about. */
export function post(id: number, about: Record<string, unknown> = {}): Post {
  return postSchema.parse({ id, slug: `post-${id}`, name: `Новость ${id}`, ...about })
}

export function teaser(id: number, about: Record<string, unknown> = {}): PostTeaser {
  const { description, ...rest } = post(id, about)
  return { ...rest, text: plainText(description) }
}
