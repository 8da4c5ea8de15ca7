import type { Person, WebPage } from 'schema-dts'
import type { Reviewer } from '@/lib/screens/posts.props'
import { personId, personNode } from './doctor'
import { type PageNode, webPageNode } from './jsonld'

/**
 * The page of an article and the doctor who checked it: schema.org has `reviewedBy` for pages, not
 * for postings.
 */
export function reviewedNodes(page: PageNode, reviewer: Reviewer): [WebPage, Person] {
  const { locale } = page
  const reviewedBy = { '@id': personId(reviewer, locale) }
  return [{ ...webPageNode(page), reviewedBy }, personNode(reviewer, locale)]
}
