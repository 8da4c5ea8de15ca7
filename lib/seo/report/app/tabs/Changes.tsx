import type { ReactNode } from 'react'
import type { Change } from '../../data'
import { fieldNames } from '../../labels/kinds'
import { changeLabels as labels } from '../../labels/page'
import { date, fill, number } from '../../labels/say'
import type { TabProps } from '../tabProps'
import { FindingLine } from '../ui/FindingLine'
import { More } from '../ui/More'
import { PageLink } from '../ui/PageLink'

/** What changed since the last report. */
export function Changes({ model }: TabProps) {
  const { changes, origin } = model.report
  if (!changes) return <p className="empty">{labels.none}</p>
  const { appeared, fixed, added, gone, changed } = changes
  const isQuiet = [appeared, fixed, added, gone, changed].every(list => list.length === 0)
  const findings = (shown: typeof appeared) => (
    <ul className="findings">
      {shown.map(finding => (
        <FindingLine key={finding.path + finding.says} finding={finding} model={model} />
      ))}
    </ul>
  )
  const paths = (shown: readonly string[]) => (
    <ul className="lines">
      {shown.map(path => (
        <li key={path}>
          <PageLink origin={origin} path={path} known={model.byPath.has(path)} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <p className="lead">{fill(labels.since, { date: date(changes.since) })}</p>
      {isQuiet && <p className="empty">{labels.quiet}</p>}
      <Part name={labels.appeared} items={appeared} show={findings} />
      <Part name={labels.fixed} items={fixed} show={findings} />
      <Part name={labels.added} items={added} show={paths} />
      <Part name={labels.gone} items={gone} show={paths} />
      <Part
        name={labels.changed}
        items={changed}
        show={shown => <Differences changes={shown} origin={origin} />}
      />
    </>
  )
}

interface PartProps<T> {
  readonly name: string
  readonly items: readonly T[]
  readonly show: (shown: readonly T[]) => ReactNode
}

function Part<T>({ name, items, show }: PartProps<T>) {
  if (items.length === 0) return null
  return (
    <section>
      <h2>
        {name} <span className="muted">{number(items.length)}</span>
      </h2>
      <More items={items} step={20}>
        {show}
      </More>
    </section>
  )
}

function Differences({
  changes,
  origin,
}: {
  readonly changes: readonly Change[]
  readonly origin: string
}) {
  return (
    <ul className="findings">
      {changes.map(({ path, field, from, to }) => (
        <li key={path + field} className="finding">
          <PageLink origin={origin} path={path} known />
          <dl className="advice">
            <dt>{fieldNames[field] ?? field}</dt>
            <dd>
              <del>{from || labels.empty}</del>
              <ins>{to || labels.empty}</ins>
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}
