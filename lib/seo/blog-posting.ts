import type { BlogPosting } from 'schema-dts'
import { env } from '@/lib/clinic/environment/env'
import type { Post } from '@/lib/entities/post'
import type { Related } from '@/lib/props/related'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { wholeSentences } from '@/lib/text/excerpt'
import { plainText } from '@/lib/text/plain-text'
import { clinicId, websiteId } from './jsonld'
import { absoluteUrl } from './metadata'
import { serviceReference } from './references'

/** A post; the clinic itself is author and publisher. */
export function blogPostingNode(
  post: Post,
  { services, analyses }: Pick<Related, 'services' | 'analyses'>,
  locale: Locale,
): BlogPosting {
  const references = (list: Related['services']) => list.map(each => serviceReference(each, locale))
  const url = absoluteUrl(pathOf('post', post.slug), locale)
  const { name, image, createdAt, updatedAt } = post
  const description = wholeSentences(plainText(post.description))
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    url,
    mainEntityOfPage: url,
    headline: name,
    ...(description ? { description } : {}),
    ...(image ? { image: new URL(image, env().SITE_URL).href } : {}),
    ...(createdAt ? { datePublished: createdAt } : {}),
    ...(updatedAt ? { dateModified: updatedAt } : {}),
    ...(services.length > 0 ? { about: references(services) } : {}),
    ...(analyses.length > 0 ? { mentions: references(analyses) } : {}),
    ...citationOf(post),
    publishingPrinciples: absoluteUrl(pathOf('editorial'), locale),
    inLanguage: locale,
    isPartOf: { '@id': websiteId() },
    author: { '@id': clinicId() },
    publisher: { '@id': clinicId() },
  }
}

/** The sources as the page lists them. */
function citationOf({ sources }: Post) {
  if (sources.length === 0) return {}
  return {
    citation: sources.map(
      ({ title, url }) =>
        ({ '@type': 'CreativeWork', name: title, ...(url ? { url } : {}) }) as const,
    ),
  }
}
