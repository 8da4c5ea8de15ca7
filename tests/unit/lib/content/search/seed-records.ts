import { resourceOf } from '@/lib/backend/resources'
import type { SearchKind } from '@/lib/content/entities/search-hit'
import { slugKindOf } from '@/lib/content/kinds'
import { seed } from '@/tests/support/seed'

/** The sample's records for a kind of hits. */
export function recordsInSeed(kind: SearchKind) {
  const records = seed[resourceOf(slugKindOf(kind)).list]
  return records.flatMap(record => ('slug' in record ? [record] : []))
}

export const slugsInSeed = (kind: SearchKind) => recordsInSeed(kind).map(({ slug }) => slug)
