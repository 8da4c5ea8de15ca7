/** News and articles. */
import 'server-only'
import { type Post, postSchema } from '@/lib/content/entities/post'
import { plainText } from '@/lib/text/plain-text'
import { callsOf } from './calls'
import { mediaUrl } from './media'
import { richText } from './sanitize'

export const posts = callsOf<Post>({
  entity: 'post',
  path: 'posts',
  schema: postSchema,
  clean: value => ({
    ...value,
    name: plainText(value.name),
    description: richText(value.description),
    image: mediaUrl(value.image),
  }),
})

export const { list: getPosts, details: getPost } = posts
