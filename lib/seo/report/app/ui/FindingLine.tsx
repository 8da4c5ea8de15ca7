import type { Finding } from '../../data'
import { visitorNames } from '../../labels/kinds'
import type { Model } from '../model'
import { PageLink } from './PageLink'

/** A finding with the page it is of. */
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

/** Whom it was shown to, where that was not everybody. */
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
