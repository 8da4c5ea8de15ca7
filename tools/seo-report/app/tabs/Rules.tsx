import type { Severity } from '../../data'
import { severityGroups } from '../../labels/kinds'
import { fixLabels, ruleTabLabels as labels } from '../../labels/page'
import { ruleLabels, unseenRules } from '../../labels/rules'
import { hashOf } from '../place'
import type { TabProps } from '../tabProps'
import { Badge } from '../ui/Badge'

const severities: readonly Severity[] = ['error', 'warning', 'hint']

/** Every rule with its reason, kept or not. */
export function Rules({ model }: TabProps) {
  const counts = new Map(model.byRule.map(({ rule, findings }) => [rule, findings.length]))
  return (
    <>
      <p className="lead">{labels.intro}</p>
      {severities.map(severity => (
        <section key={severity}>
          <h2>{severityGroups[severity]}</h2>
          <div className="cards">
            {Object.entries(ruleLabels)
              .filter(([, rule]) => rule.severity === severity)
              .map(([id, { name, why, todo }]) => (
                <article key={id} className="card">
                  <h3>
                    {name} {/^R\d/.test(id) && <span className="muted">{id}</span>}
                  </h3>
                  <p>{why}</p>
                  <p className="muted">
                    {fixLabels.todo}: {todo}
                  </p>
                  {counts.has(id) ? (
                    <a href={hashOf('fix', { rule: id })}>
                      <Badge severity={severity} count={counts.get(id) ?? 0} /> {fixLabels.show}
                    </a>
                  ) : (
                    <p className="kept">{labels.kept}</p>
                  )}
                </article>
              ))}
          </div>
        </section>
      ))}
      <section>
        <h2>{labels.unseen}</h2>
        <p className="muted">{labels.unseenNote}</p>
        <ul className="lines">
          {unseenRules.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </>
  )
}
