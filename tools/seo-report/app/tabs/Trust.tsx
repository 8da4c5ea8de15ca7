import type { PageRow, TrustName } from '../../data'
import { trustLabels as labels } from '../../labels/page'
import { ruleLabels } from '../../labels/rules'
import { counted, number } from '../../labels/say'
import { hashOf } from '../place'
import type { TabProps } from '../tabProps'
import { Share } from '../ui/Share'
import { Table } from '../ui/Table'

interface TrustRow {
  readonly name: TrustName
  readonly checked: number
  readonly missing: number
}

/** Whether pages say what makes a clinic trusted: who wrote, who treats, what it costs. */
export function Trust({ model }: TabProps) {
  const rows = rowsOf(model.report.pages)
  if (rows.length === 0) return <p className="empty">{labels.none}</p>
  return (
    <>
      <p className="lead">{labels.intro}</p>
      <Table<TrustRow>
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          { head: labels.what, cell: ({ name }) => labels.names[name] },
          { head: labels.checked, figure: true, cell: ({ checked }) => number(checked) },
          {
            head: labels.kept,
            cell: ({ checked, missing }) => <Share of={(checked - missing) / checked} />,
          },
          {
            head: labels.missing,
            cell: ({ name, missing }) =>
              missing > 0 ? (
                <a href={hashOf('fix', { rule: name })}>{counted(missing, labels.pages)}</a>
              ) : (
                <span className="kept">{labels.all}</span>
              ),
          },
        ]}
      />
      <section>
        <h2>{labels.why}</h2>
        <dl className="facts">
          {rows.map(({ name }) => (
            <div key={name}>
              <dt>{labels.names[name]}</dt>
              <dd>
                {ruleLabels[name]?.why} {ruleLabels[name]?.todo}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

function rowsOf(pages: readonly PageRow[]): TrustRow[] {
  return (Object.keys(labels.names) as TrustName[])
    .map(name => {
      const values = pages.map(({ trust }) => trust[name]).filter(value => value !== undefined)
      return { name, checked: values.length, missing: values.filter(value => !value).length }
    })
    .filter(({ checked }) => checked > 0)
}
