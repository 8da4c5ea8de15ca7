import { resourceOf } from '@/lib/backend/resources'
import { slugKindOf } from '@/lib/content/kinds'
import type { SearchKind } from '@/lib/entities/search-hit'
import { seed } from '@/tests/support/seed'

/** The sample's records for a kind of hits. */
export function recordsInSeed(kind: SearchKind) {
  const records = seed[resourceOf(slugKindOf(kind)).list]
  return records.flatMap(record => ('slug' in record ? [record] : []))
}

export const slugsInSeed = (kind: SearchKind) => recordsInSeed(kind).map(({ slug }) => slug)
