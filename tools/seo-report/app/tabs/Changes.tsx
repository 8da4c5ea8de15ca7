import type { Change } from '../../data'
import { fieldNames } from '../../labels/kinds'
import { changeLabels as labels } from '../../labels/page'
import { date, fill } from '../../labels/say'
import type { TabProps } from '../tabProps'
import { FindingLine } from '../ui/FindingLine'
import { PageLink } from '../ui/PageLink'
import { Section } from '../ui/Section'

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
      <Section name={labels.appeared} items={appeared}>
        {findings}
      </Section>
      <Section name={labels.fixed} items={fixed}>
        {findings}
      </Section>
      <Section name={labels.added} items={added}>
        {paths}
      </Section>
      <Section name={labels.gone} items={gone}>
        {paths}
      </Section>
      <Section name={labels.changed} items={changed}>
        {shown => <Differences changes={shown} origin={origin} />}
      </Section>
    </>
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
