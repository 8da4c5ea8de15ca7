/** Wire form of the shared search: one list per kind, each entry maps a slug to a name (B24). */
import { z } from 'zod'
import { listOf } from './fields'

const group = listOf(z.record(z.string(), z.string()))

/** A kind without hits may be absent, `null` or, from PHP, an empty object. */
export const searchHitsSchema = z.object({
  services: group,
  doctors: group,
  analysis: group,
  checkups: group,
  promotion: group,
})

export type SearchHits = z.infer<typeof searchHitsSchema>
