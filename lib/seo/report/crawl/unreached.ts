/** Leaves out violations that may only be due to a page that could not be fetched. */
import { normalizeUrl } from '@/lib/seo/rules/site'
import type { Violation } from '@/lib/seo/rules/violation'

/** @param unreached addresses without a response; the report lists them by themselves */
export function withoutUnreached(
  violations: readonly Violation[],
  unreached: ReadonlySet<string>,
): Violation[] {
  if (unreached.size === 0) return [...violations]
  return violations.filter(({ found }) => {
    // The links to it may stand on such a page.
    if (found === 'it was not visited' || found === 'no links lead to it') return false
    const [, target = ''] = /^(\S+) is not in the sitemap$/.exec(found) ?? []
    return !unreached.has(normalizeUrl(target))
  })
}
