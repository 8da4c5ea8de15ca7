/** Pages that repeat others, as hints on each of them. */
import type { Finding, Repeat } from '../data'
import { hintTexts } from '../labels/hints'

/** Titles and descriptions that differ a little; equal ones break R2. */
export function repeatHints(repeats: readonly Repeat[]): Finding[] {
  return repeats.flatMap(({ what, paths, similarity }) => {
    const [first = '', ...others] = paths
    return others.map(path => ({
      rule: 'similar',
      severity: 'hint' as const,
      path,
      says: hintTexts.similar(what, first, similarity),
      visitors: [],
    }))
  })
}
