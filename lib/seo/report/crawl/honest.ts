/** Findings that rest on a page nobody could fetch are guesses, and left out. */
import { normal } from '@/lib/seo/rules/site'
import type { Violation } from '@/lib/seo/rules/violation'

/** @param unreached addresses that got no response; they are told apart from what was found */
export function withoutGuesses(
  violations: readonly Violation[],
  unreached: ReadonlySet<string>,
): Violation[] {
  if (unreached.size === 0) return [...violations]
  return violations.filter(({ found }) => {
    // Ways may lead through such a page.
    if (found === 'it was not visited' || found === 'no links lead to it') return false
    const [, target = ''] = /^(\S+) is not in the sitemap$/.exec(found) ?? []
    return !unreached.has(normal(target))
  })
}
