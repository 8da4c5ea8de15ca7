import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide'
import { fixLabels, overviewLabels as labels, pageLabels } from '../../labels/page'
import { ruleLabels } from '../../labels/rules'
import { counted, form, number, percent } from '../../labels/say'
import type { Model } from '../model'
import { hashOf, type Tab } from '../place'
import type { TabProps } from '../tabProps'
import { Badge } from '../ui/Badge'
import { Icon } from '../ui/Icon'
import { More } from '../ui/More'
import { PageLink } from '../ui/PageLink'
import { How } from './How'
import { Since } from './Since'

/** A summary of the site's state and the first rules to fix. */
export function Overview({ model }: TabProps) {
  const { report, byRule } = model
  const { unreached, origin } = report
  return (
    <>
      <Verdict model={model} />
      <Metrics model={model} />
      {unreached.length > 0 && (
        <section>
          <h2>{labels.unreachedTitle}</h2>
          <p className="muted">{labels.unreachedNote}</p>
          <More items={unreached} step={10}>
            {shown => (
              <ul className="lines">
                {shown.map(({ path, visitor, reason }) => (
                  <li key={path + visitor}>
                    <PageLink origin={origin} path={path} /> <span className="muted">{reason}</span>
                  </li>
                ))}
              </ul>
            )}
          </More>
        </section>
      )}
      <section>
        <h2>{labels.first}</h2>
        {byRule.length === 0 ? (
          <p>{fixLabels.none}</p>
        ) : (
          <>
            <p className="muted">{labels.firstNote}</p>
            <ul className="rule-list">
              {byRule.slice(0, 8).map(({ rule, severity, findings, pages }) => (
                <li key={rule}>
                  <a href={hashOf('fix', { rule })}>
                    <Badge severity={severity} count={findings.length} />
                    <span>{ruleLabels[rule]?.name ?? rule}</span>
                    <span className="muted">{counted(pages, pageLabels.page)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <Since model={model} />
      <How model={model} />
    </>
  )
}

function Verdict({ model: { counts, report } }: { readonly model: Model }) {
  const isBad = counts.error > 0 || report.unreached.length > 0
  if (isBad) {
    return (
      <section className="verdict error">
        <Icon of={CircleAlert} />
        <h2>
          {counts.error > 0
            ? `${labels.bad}: ${counted(counts.error, pageLabels.error)}`
            : labels.unreachedTitle}
        </h2>
        <p>{counts.error > 0 ? labels.badNote : labels.unreachedNote}</p>
      </section>
    )
  }
  if (counts.warning > 0) {
    return (
      <section className="verdict warning">
        <Icon of={TriangleAlert} />
        <h2>{labels.warned}</h2>
        <p>{labels.warnedNote}</p>
      </section>
    )
  }
  return (
    <section className="verdict good">
      <Icon of={CircleCheck} />
      <h2>{labels.good}</h2>
      <p>{labels.goodNote}</p>
    </section>
  )
}

function Metrics({ model: { report, counts } }: { readonly model: Model }) {
  const listed = report.pages.filter(({ indexable }) => indexable)
  const kazakh = listed.filter(({ locale }) => locale === 'kk').length
  const russian = listed.length - kazakh
  const metrics: readonly (readonly [name: string, value: string, tab: Tab, problem: string])[] = [
    [labels.checked, number(report.pages.length), 'pages', ''],
    [labels.listed, number(listed.length), 'pages', ''],
    [form(counts.error, pageLabels.error), number(counts.error), 'fix', 'error'],
    [form(counts.warning, pageLabels.warning), number(counts.warning), 'fix', 'warning'],
    [form(counts.hint, pageLabels.hint), number(counts.hint), 'fix', 'hint'],
    [labels.kazakh, percent(russian === 0 ? 0 : Math.min(1, kazakh / russian)), 'kazakh', ''],
  ]
  return (
    <ul className="figures">
      {metrics.map(([name, value, tab, severity]) => (
        <li key={name}>
          <a href={hashOf(tab, { severity })}>
            <strong className={value === '0' ? '' : severity}>{value}</strong>
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
