import type { Severity } from '../../data'
import { severityGroups } from '../../labels/kinds'
import { number } from '../../labels/say'

/** How many findings of a kind; nothing for none. */
export function Badge({
  severity,
  count,
}: {
  readonly severity: Severity
  readonly count: number
}) {
  if (count === 0) return null
  return (
    <span className={`badge ${severity}`} title={severityGroups[severity]}>
      {number(count)}
    </span>
  )
}
