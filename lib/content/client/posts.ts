/** News and articles. */
import 'server-only'
import { contentStore } from '@/lib/content/content'
import { type Post, postSchema } from '@/lib/content/entities/post'
import type { Locale } from '@/lib/routing/locales'
import { plainText } from '@/lib/text/plain-text'
import { mediaUrl } from './media'
import type { Resource } from './parse'
import type { Source } from './reader'
import { richText } from './sanitize'

const post: Resource<Post> = {
  entity: 'post',
  path: 'posts',
  schema: postSchema,
  clean: value => ({
    ...value,
    name: plainText(value.name),
    description: richText(value.description),
    image: mediaUrl(value.image),
  }),
}

/** @throws BackendError */
export function getPosts(locale: Locale, from: Source = contentStore()): Promise<readonly Post[]> {
  return from.list(post, locale)
}

/** @throws BackendError */
export function getPost(
  locale: Locale,
  id: number,
  from: Source = contentStore(),
): Promise<Post | null> {
  return from.record(post, locale, id)
}
