import type { Finding } from '../../data'
import { visitorNames } from '../../labels/kinds'
import type { Model } from '../model'
import { PageLink } from './PageLink'

/** A finding with a link to its page. */
export function FindingLine({
  finding,
  model,
}: {
  readonly finding: Finding
  readonly model: Model
}) {
  const { path, says } = finding
  return (
    <li className="finding">
      <PageLink origin={model.report.origin} path={path} known={model.byPath.has(path)} />
      <p>
        {says} <Visitors finding={finding} all={model.report.visitors.length} />
      </p>
    </li>
  )
}

/** The visitors it was found for, unless for all. */
export function Visitors({ finding, all }: { readonly finding: Finding; readonly all: number }) {
  const { visitors } = finding
  if (visitors.length === 0 || visitors.length === all) return null
  return (
    <span className="visitors">
      {visitors.map(name => (
        <span key={name}>{visitorNames[name] ?? name}</span>
      ))}
    </span>
  )
}
