/** Leaves out violations that may only be due to a page that could not be fetched. */
import { normalizeUrl } from '../rules/site'
import type { Violation } from '../rules/violation'

/** @param unreached URLs without a response, which the report lists separately */
export function withoutUnreached(
  violations: readonly Violation[],
  unreached: ReadonlySet<string>,
): Violation[] {
  if (unreached.size === 0) return [...violations]
  return violations.filter(({ found }) => {
    // The links to it may be on an unreached page.
    if (found === 'it was not visited' || found === 'no links lead to it') return false
    const [, target = ''] = /^(\S+) is not in the sitemap$/.exec(found) ?? []
    return !unreached.has(normalizeUrl(target))
  })
}
