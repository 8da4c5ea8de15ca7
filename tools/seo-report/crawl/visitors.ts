/** One URL as every visitor gets it. */
import { seenBy } from '../rules/crawl'
import type { Page } from '../rules/page-types'
import type { CrawlClient } from './client'

/** The responses of one URL, the first visitor's first. */
export type VisitorPages = readonly [Page, ...Page[]]

/**
 * @returns nothing when a visitor got no response, because a page is checked for all visitors or
 *   not at all; the client lists what is missing
 */
export async function seenByAll(
  url: string,
  visitors: readonly string[],
  send: CrawlClient['send'],
): Promise<[VisitorPages] | []> {
  const [first, ...others] = await seenBy(url, visitors, send)
  return first && [first, ...others].every(({ status }) => status > 0) ? [[first, ...others]] : []
}
