import { overviewLabels as labels } from '../../labels/page'
import { number } from '../../labels/say'
import type { Model } from '../model'
import { hashOf } from '../place'

/** The changes since the last report in one line; nothing for the first report. */
export function Since({ model: { report } }: { readonly model: Model }) {
  const { changes } = report
  if (!changes) return null
  const counts = [
    [labels.appeared, changes.appeared.length],
    [labels.fixed, changes.fixed.length],
    [labels.added, changes.added.length],
    [labels.gone, changes.gone.length],
  ] as const
  const shown = counts.filter(([, count]) => count > 0)
  return (
    <section>
      <h2>{labels.changed}</h2>
      <p>
        <a href={hashOf('changes')}>
          {shown.length === 0
            ? labels.unchanged
            : shown.map(([name, count]) => `${name}: ${number(count)}`).join(', ')}
        </a>
      </p>
    </section>
  )
}
