/** The search of the embedded backend, and the one place to put a better one. */
import 'server-only'
import type { SearchHits } from '@/lib/entities/search'
import type { Locale } from '@/lib/i18n/locales'
import type { Seed } from './seed/seed'
import type { Text } from './seed/types'

/**
 * Records whose name contains the text, upper and lower case alike.
 * @param type one kind of hits, or `null` for all.
 */
export function searchHits(
  seed: Seed,
  locale: Locale,
  q: string,
  type: keyof SearchHits | null,
): SearchHits {
  const text = q.trim().toLocaleLowerCase(locale)
  const find = (
    kind: keyof SearchHits,
    records: readonly { readonly slug: string; readonly name: Text }[],
  ) => {
    if (!text || (type && type !== kind)) return []
    return records
      .filter(({ name }) => name[locale].toLocaleLowerCase(locale).includes(text))
      .map(({ slug, name }) => ({ [slug]: name[locale] }))
  }
  return {
    services: find('services', seed.services),
    doctors: find('doctors', seed.doctors),
    analysis: find('analysis', seed.analyses),
    checkups: find('checkups', seed.checkUps),
    promotion: find('promotion', seed.promotions),
  }
}
