/**
 * Visitors who have a page already. Next would work its tag out of the whole text at every visit,
 * which takes as long as all else; `lib/cache` does so once for each page it keeps.
 */
import 'server-only'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

/** The `ETag` of an answer, empty without one; Next sets headers of kept pages as lists. */
export const tagOf = (response: ServerResponse) => String(response.getHeader('ETag') ?? '')

const bare = (tag: string) => tag.trim().replace(/^W\//, '')

/**
 * Tags of the pages that a visitor has of this address; none for who wants it anew. To be asked
 * before Next, which writes headers of its answers among those of the request.
 */
export function knownTags(asked: IncomingHttpHeaders): readonly string[] {
  const isReload = /(^|,)\s*no-cache\s*(,|$)/.test(asked['cache-control'] ?? '')
  return isReload ? [] : (asked['if-none-match']?.split(',').map(bare) ?? [])
}

/** Whether what is about to be sent is among them. */
export function isUnchanged(known: readonly string[], response: ServerResponse): boolean {
  const tag = bare(tagOf(response))
  return tag !== '' && (known.includes(tag) || known.includes('*'))
}
