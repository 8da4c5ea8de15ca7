import type { BlogPosting } from 'schema-dts'
import { env } from '@/lib/clinic/environment/env'
import type { Post } from '@/lib/content/entities/post'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { wholeSentences } from '@/lib/text/excerpt'
import { plainText } from '@/lib/text/plain-text'
import { clinicId, websiteId } from './jsonld'
import { absoluteUrl } from './metadata'

/** A post; the clinic itself is author and publisher. */
export function blogPostingNode(post: Post, locale: Locale): BlogPosting {
  const url = absoluteUrl(pathOf('post', post.slug), locale)
  const { name, image, created_at, updated_at } = post
  const description = wholeSentences(plainText(post.description))
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    url,
    mainEntityOfPage: url,
    headline: name,
    ...(description ? { description } : {}),
    ...(image ? { image: new URL(image, env().SITE_URL).href } : {}),
    ...(created_at ? { datePublished: created_at } : {}),
    ...(updated_at ? { dateModified: updated_at } : {}),
    inLanguage: locale,
    isPartOf: { '@id': websiteId() },
    author: { '@id': clinicId() },
    publisher: { '@id': clinicId() },
  }
}
