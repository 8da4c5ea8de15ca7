/** One address as everybody sees it, or not at all. */
import { seenBy } from '@/lib/seo/rules/crawl'
import type { Page } from '@/lib/seo/rules/page'
import type { Door } from './door'

/** The pages of one address, that of the first visitor in front. */
export type Seen = readonly [Page, ...Page[]]

/**
 * @returns nothing when one of the visitors got no response: a page is judged whole or not at all,
 *   and what is missing is in the door's list
 */
export async function seenByAll(
  url: string,
  visitors: readonly string[],
  ask: Door['ask'],
): Promise<[Seen] | []> {
  const [first, ...others] = await seenBy(url, visitors, ask)
  return first && [first, ...others].every(({ status }) => status > 0) ? [[first, ...others]] : []
}
