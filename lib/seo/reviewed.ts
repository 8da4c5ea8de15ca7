import type { Person, WebPage } from 'schema-dts'
import type { Article } from '@/lib/kinds/article'
import type { Doctor } from '@/lib/kinds/doctor'
import { clinicDay } from '@/lib/text/days'
import { personId, personNode } from './doctor'
import { type PageNode, webPageNode } from './jsonld'

/** The doctor who checked a text, with the fields that its page shows. */
export type Reviewer = Pick<
  Doctor,
  'id' | 'slug' | 'name' | 'image' | 'specialties' | 'experience' | 'education'
>

/**
 * The page of an article and the doctor who checked it: schema.org has `reviewedBy` for pages, not
 * for postings.
 */
export function reviewedNodes(
  page: PageNode,
  reviewer: Reviewer,
  { reviewedAt }: Pick<Article, 'reviewedAt'>,
): [WebPage, Person] {
  const { locale } = page
  const reviewedBy = { '@id': personId(reviewer, locale) }
  const lastReviewed = reviewedAt ? { lastReviewed: clinicDay(new Date(reviewedAt)) } : {}
  return [{ ...webPageNode(page), reviewedBy, ...lastReviewed }, personNode(reviewer, locale)]
}
