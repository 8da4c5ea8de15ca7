import type { Crumb } from '@/lib/routing/crumbs'

/** How the clinic writes and checks its articles. */
export interface EditorialData {
  readonly h1: string
  readonly lead: string
  readonly crumbs: readonly Crumb[]
  /** The parts of the editors' text, which stand open here; none where nobody wrote one. */
  readonly sections: readonly { readonly title: string; readonly html: string }[]
}
