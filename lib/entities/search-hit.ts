/** Hits as the search boxes list them. Without zod, as islands load it. */

/**
 * The kinds of hits in the order of documents, and the folder of their pages, without a language
 * prefix. Hits of any other kind lead nowhere and are left out.
 */
export const hitFolders = {
  services: '/services/details',
  doctors: '/doctors-list',
  sets: '/analysis/sets',
  analysis: '/analysis/list',
  checkups: '/check-up/adults-details',
  promotion: '/promotions',
  posts: '/posts',
} as const

export type SearchKind = keyof typeof hitFolders

export const searchKinds = Object.keys(hitFolders) as readonly SearchKind[]

/** Articles and news; the other kinds are what the clinic offers. */
export const articleKind = 'posts' satisfies SearchKind

export interface SearchHit {
  readonly name: string
  readonly slug: string
  readonly category: SearchKind
}

/** Wire form: one list per kind, each entry maps a slug to a name (B24). */
export type SearchHits = Record<SearchKind, Record<string, string>[]>
