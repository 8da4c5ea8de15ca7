/** The search of the embedded backend, and the one place to put another one. */
import 'server-only'
import type { SearchHits } from '@/lib/entities/search'
import type { Locale } from '@/lib/i18n/locales'
import { searchSeed } from '@/lib/search/search'
import type { Seed } from './seed/seed'

/**
 * Hits of a text by kind; the first kind and the first hit of each are the likeliest.
 * @param type one kind of hits, or `null` for all.
 */
export function searchHits(
  seed: Seed,
  locale: Locale,
  q: string,
  type: keyof SearchHits | null,
): SearchHits {
  return searchSeed(seed, locale, q, type)
}
