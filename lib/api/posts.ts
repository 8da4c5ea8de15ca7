/** News and articles (spec 2 §7). */
import 'server-only'
import { type Post, postSchema } from '@/lib/entities/post'
import type { Locale } from '@/lib/i18n/locales'
import { plainText } from '@/lib/text/plain-text'
import { mediaUrl } from './media'
import type { Resource } from './parse'
import { readList, readRecord } from './read'
import type { Read } from './reader'
import { richText } from './sanitize'

const post: Resource<Post> = {
  entity: 'post',
  schema: postSchema,
  clean: value => ({
    ...value,
    name: plainText(value.name),
    description: richText(value.description),
    image: mediaUrl(value.image),
  }),
}

/** @throws BackendError */
export function getPosts(locale: Locale, read?: Read): Promise<readonly Post[]> {
  return readList(post, { path: 'posts', locale }, read)
}

/** @throws BackendError */
export function getPost(locale: Locale, id: number, read?: Read): Promise<Post | null> {
  return readRecord(post, { path: `posts/${id}`, locale }, read)
}
