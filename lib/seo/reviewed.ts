import type { Person, WebPage } from 'schema-dts'
import type { Post } from '@/lib/entities/post'
import type { Reviewer } from '@/lib/props/posts'
import { clinicDay } from '@/lib/text/days'
import { personId, personNode } from './doctor'
import { type PageNode, webPageNode } from './jsonld'

/**
 * The page of an article and the doctor who checked it: schema.org has `reviewedBy` for pages, not
 * for postings.
 */
export function reviewedNodes(
  page: PageNode,
  reviewer: Reviewer,
  { reviewedAt }: Pick<Post, 'reviewedAt'>,
): [WebPage, Person] {
  const { locale } = page
  const reviewedBy = { '@id': personId(reviewer, locale) }
  const lastReviewed = reviewedAt ? { lastReviewed: clinicDay(new Date(reviewedAt)) } : {}
  return [{ ...webPageNode(page), reviewedBy, ...lastReviewed }, personNode(reviewer, locale)]
}
