import { overviewWords as words } from '../../labels/page'
import { number } from '../../labels/say'
import type { Model } from '../model'
import { hashOf } from '../place'

/** The changes since the last report in one line; nothing for the first report. */
export function Since({ model: { report } }: { readonly model: Model }) {
  const { changes } = report
  if (!changes) return null
  const news = [
    [words.appeared, changes.appeared.length],
    [words.fixed, changes.fixed.length],
    [words.added, changes.added.length],
    [words.gone, changes.gone.length],
  ] as const
  const told = news.filter(([, count]) => count > 0)
  return (
    <section>
      <h2>{words.changed}</h2>
      <p>
        <a href={hashOf('changes')}>
          {told.length === 0
            ? words.unchanged
            : told.map(([name, count]) => `${name}: ${number(count)}`).join(', ')}
        </a>
      </p>
    </section>
  )
}
