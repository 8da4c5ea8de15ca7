import type { Crumb } from '@/lib/routing/crumbs'

export interface Question {
  readonly question: string
  readonly answer: string
}

/** What the page for companies shows. */
export interface CorporateData {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  /** Those to which the clinic's terms have an answer, three at most (B62). */
  readonly questions: readonly Question[]
  /** The messenger's link, with a message about this page. */
  readonly whatsapp: string
}

/** Anchors of the page's sections, in order. */
export const corporateSections = [
  'included',
  'conditions',
  'deposit',
  'benefits',
  'questions',
] as const
