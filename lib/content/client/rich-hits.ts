/** The hits of the site's own box and page: with prices, specialties and photos. */
import 'server-only'
import { kindOf, type RecordSummary, slugKindOf } from '@/lib/content/kinds'
import { missingSections } from '@/lib/content/listed'
import type { RichHit, SitePage } from '@/lib/content/search/rich-hit'
import type { FoundHit, Said } from '@/lib/content/search/search'
import { searchLexicon } from '@/lib/content/search-tables/shipped-and-own'
import { recordById } from '@/lib/content/slugs'
import type { SearchKind } from '@/lib/entities/search-hit'
import type { Locale } from '@/lib/routing/locales'
import { BackendError } from './result'
import { sitePages } from './site-pages'
import { searchSite } from './site-search'

export interface RichHits extends Said {
  readonly hits: readonly RichHit[]
  /** Pages of the site that answer what was asked of the clinic itself. */
  readonly pages: readonly SitePage[]
}

/** As `searchSite`. @throws BackendError */
export async function richHits(
  locale: Locale,
  q: string,
  type: SearchKind | null = null,
  sessionId = '',
): Promise<RichHits> {
  const { hits, topic, ...said } = await searchSite(locale, q, type, sessionId)
  const { topics } = searchLexicon()
  const pages = topic ? await sitePages(topics, topic, locale, await missingSections(locale)) : []
  return { ...said, pages, hits: await Promise.all(hits.map(hit => withSummary(hit, locale))) }
}

async function withSummary({ record: id, ...hit }: FoundHit, locale: Locale): Promise<RichHit> {
  const { eyebrow, price, discount, image, item, sold } = await summaryOf(hit.category, id, locale)
  return {
    ...hit,
    note: eyebrow ?? '',
    price: price?.tenge ?? 0,
    priceKind: price?.kind ?? 'onRequest',
    discount: discount ?? 0,
    picture: (hit.category === 'doctors' && image) || null,
    item: item ?? null,
    sold: sold ?? null,
  }
}

/** Empty while a list is unavailable: the hit is then shown without them. */
async function summaryOf(category: SearchKind, id: number, locale: Locale): Promise<RecordSummary> {
  const kind = kindOf(slugKindOf(category))
  try {
    const record = recordById(await kind.list(locale), id)
    return record ? await kind.summary(record, locale) : {}
  } catch (error) {
    if (error instanceof BackendError) return {}
    throw error
  }
}
