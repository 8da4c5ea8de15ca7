/** Hits as the search boxes list them. Apart from the schema, so that islands load no zod. */
import type { SearchHits } from './search'

/** The kinds that have a page; hits of any other kind lead nowhere and are left out. */
export const searchKinds = [
  'services',
  'doctors',
  'analysis',
  'checkups',
  'promotion',
] as const satisfies readonly (keyof SearchHits)[]

export type SearchKind = (typeof searchKinds)[number]

export interface SearchHit {
  readonly name: string
  readonly slug: string
  readonly category: SearchKind
}
