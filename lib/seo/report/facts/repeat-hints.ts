/** Pages that repeat others, as hints on each of them. */
import type { Finding, Repeat } from '../data'
import { hintWords } from '../labels/hints'

/** Equal titles and descriptions are R2's; here are those that differ a little. */
export function repeatHints(repeats: readonly Repeat[]): Finding[] {
  return repeats.flatMap(({ what, paths, similarity }) => {
    const [first = '', ...others] = paths
    return others.map(path => ({
      rule: 'similar',
      severity: 'hint' as const,
      path,
      says: hintWords.similar(what, first, similarity),
      visitors: [],
    }))
  })
}
