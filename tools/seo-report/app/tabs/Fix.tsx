import type { Severity } from '../../data'
import { severityGroups, severityNotes } from '../../labels/kinds'
import { fixLabels as labels, pageLabels } from '../../labels/page'
import { ruleLabels } from '../../labels/rules'
import { counted } from '../../labels/say'
import type { Model, RuleFindings } from '../model'
import { hashOf } from '../place'
import type { TabProps } from '../tabProps'
import { Badge } from '../ui/Badge'
import { FindingLine } from '../ui/FindingLine'
import { More } from '../ui/More'

const severities: readonly Severity[] = ['error', 'warning', 'hint']

/** Everything found, by how much it matters and by rule. */
export function Fix({ model, query }: TabProps) {
  const shown = severities.filter(severity => !query.severity || severity === query.severity)
  if (model.byRule.length === 0) return <p className="empty">{labels.none}</p>
  return shown.map(severity => {
    const own = model.byRule.filter(group => group.severity === severity)
    if (own.length === 0 && query.severity !== severity) return null
    return (
      <section key={severity}>
        <h2>{severityGroups[severity]}</h2>
        <p className="muted">{own.length > 0 ? severityNotes[severity] : labels.none}</p>
        {own.map(group => (
          <Group key={group.rule} group={group} model={model} open={query.rule === group.rule} />
        ))}
      </section>
    )
  })
}

interface GroupProps {
  readonly group: RuleFindings
  readonly model: Model
  readonly open: boolean
}

function Group({ group, model, open }: GroupProps) {
  const { rule, severity, findings, pages } = group
  const advice = ruleLabels[rule]
  return (
    <details
      className="group"
      open={open}
      ref={element => {
        if (open) element?.scrollIntoView({ block: 'start' })
      }}
    >
      <summary>
        <Badge severity={severity} count={findings.length} />
        <span className="name">{advice?.name ?? rule}</span>
        <span className="muted">{counted(pages, pageLabels.page)}</span>
      </summary>
      <div className="inside">
        {advice && (
          <dl className="advice">
            <dt>{labels.why}</dt>
            <dd>{advice.why}</dd>
            <dt>{labels.todo}</dt>
            <dd>{advice.todo}</dd>
          </dl>
        )}
        <p>
          <a href={hashOf('pages', { problem: rule })}>{labels.inTable}</a>{' '}
          <span className="muted">{rule}</span>
        </p>
        <More items={findings} step={20}>
          {shown => (
            <ul className="findings">
              {shown.map(finding => (
                <FindingLine key={finding.path + finding.says} finding={finding} model={model} />
              ))}
            </ul>
          )}
        </More>
      </div>
    </details>
  )
}
