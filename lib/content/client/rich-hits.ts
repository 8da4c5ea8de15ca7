/** The hits of the site's own box and page: with prices, specialties and photos. */
import 'server-only'
import { kindOf, type RecordSummary, slugKindOf } from '@/lib/content/kinds'
import type { RichHit } from '@/lib/content/search/rich-hit'
import type { FoundHit } from '@/lib/content/search/search'
import { recordById } from '@/lib/content/slugs'
import type { SearchKind } from '@/lib/entities/search-hit'
import type { Locale } from '@/lib/routing/locales'
import { BackendError } from './result'
import { searchSite } from './site-search'

export interface RichHits {
  readonly hits: readonly RichHit[]
  /** Words of the question that no hit has. */
  readonly unused: readonly string[]
}

/** As `searchSite`. @throws BackendError */
export async function richHits(
  locale: Locale,
  q: string,
  type: SearchKind | null = null,
  sessionId = '',
): Promise<RichHits> {
  const { hits, unused } = await searchSite(locale, q, type, sessionId)
  return { hits: await Promise.all(hits.map(hit => withSummary(hit, locale))), unused }
}

async function withSummary({ record: id, ...hit }: FoundHit, locale: Locale): Promise<RichHit> {
  const { eyebrow, price, discount, image, item } = await summaryOf(hit.category, id, locale)
  return {
    ...hit,
    note: eyebrow ?? '',
    price: price?.tenge ?? 0,
    from: price?.kind === 'from',
    discount: discount ?? 0,
    picture: (hit.category === 'doctors' && image) || null,
    item: item ?? null,
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
