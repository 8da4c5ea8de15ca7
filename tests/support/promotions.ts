import { type Promotion, promotionKind } from '@/lib/kinds/promotion'

/** A promotion with an id; a test sets only the fields it is about. */
export function promotion(id: number, about: Record<string, unknown> = {}): Promotion {
  return promotionKind.schema.parse({ id, slug: `promotion-${id}`, name: `Акция ${id}`, ...about })
}
