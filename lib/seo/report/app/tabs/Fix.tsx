import type { Severity } from '../../data'
import { severityGroups, severityNotes } from '../../labels/kinds'
import { pageWords, fixWords as words } from '../../labels/page'
import { ruleWords } from '../../labels/rules'
import { counted } from '../../labels/say'
import type { TabProps } from '../App'
import type { Model, RuleFindings } from '../model'
import { hashOf } from '../place'
import { Badge } from '../ui/Badge'
import { FindingLine } from '../ui/FindingLine'
import { More } from '../ui/More'

const severities: readonly Severity[] = ['error', 'warning', 'hint']

/** Everything found, by how much it matters and by rule. */
export function Fix({ model, query }: TabProps) {
  const shown = severities.filter(severity => !query.severity || severity === query.severity)
  if (model.byRule.length === 0) return <p className="empty">{words.none}</p>
  return shown.map(severity => {
    const own = model.byRule.filter(group => group.severity === severity)
    if (own.length === 0 && query.severity !== severity) return null
    return (
      <section key={severity}>
        <h2>{severityGroups[severity]}</h2>
        <p className="muted">{own.length > 0 ? severityNotes[severity] : words.none}</p>
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
  const words_ = ruleWords[rule]
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
        <span className="name">{words_?.name ?? rule}</span>
        <span className="muted">{counted(pages, pageWords.page)}</span>
      </summary>
      <div className="inside">
        {words_ && (
          <dl className="advice">
            <dt>{words.why}</dt>
            <dd>{words_.why}</dd>
            <dt>{words.todo}</dt>
            <dd>{words_.todo}</dd>
          </dl>
        )}
        <p>
          <a href={hashOf('pages', { problem: rule })}>{words.inTable}</a>{' '}
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
