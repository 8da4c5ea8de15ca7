import type { BlogPosting } from 'schema-dts'
import { env } from '@/lib/clinic/environment/env'
import type { Related } from '@/lib/entities/related'
import type { Article } from '@/lib/kinds/article'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { wholeSentences } from '@/lib/text/excerpt'
import { leadOf } from '@/lib/text/prose'
import { clinicId, websiteId } from './jsonld'
import { absoluteUrl } from './metadata'
import { serviceReference } from './references'

/** An article; the clinic itself is author and publisher. */
export function blogPostingNode(
  article: Article,
  { services, analyses }: Pick<Related, 'services' | 'analyses'>,
  locale: Locale,
): BlogPosting {
  const references = (list: Related['services']) => list.map(each => serviceReference(each, locale))
  const url = absoluteUrl(pathOf('article', article.slug), locale)
  const { name, image, createdAt, updatedAt } = article
  const description = wholeSentences(leadOf(article.description))
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
    ...citationOf(article),
    publishingPrinciples: absoluteUrl(pathOf('editorial'), locale),
    inLanguage: locale,
    isPartOf: { '@id': websiteId() },
    author: { '@id': clinicId() },
    publisher: { '@id': clinicId() },
  }
}

/** The sources as the page lists them. */
function citationOf({ sources }: Article) {
  if (sources.length === 0) return {}
  return {
    citation: sources.map(
      ({ title, url }) =>
        ({ '@type': 'CreativeWork', name: title, ...(url ? { url } : {}) }) as const,
    ),
  }
}
