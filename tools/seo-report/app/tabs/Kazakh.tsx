import type { Coverage } from '../../data'
import { kindNames } from '../../labels/kinds'
import { kazakhLabels as labels } from '../../labels/page'
import { number, percent } from '../../labels/say'
import type { TabProps } from '../tabProps'
import { More } from '../ui/More'
import { PageLink } from '../ui/PageLink'
import { Share } from '../ui/Share'

/** How much of each section is there in Kazakh. */
export function Kazakh({ model }: TabProps) {
  const { coverage, origin } = model.report
  const sum = (of: (row: Coverage) => number) => coverage.reduce((all, row) => all + of(row), 0)
  const missing = coverage.flatMap(row => row.missing)
  const mixed = coverage.flatMap(row => row.mixed)
  return (
    <>
      <p className="lead">{labels.intro}</p>
      <div className="scroller">
        <table>
          <thead>
            <tr>
              <th scope="col">{labels.kind}</th>
              <th scope="col" className="figure">
                {labels.russian}
              </th>
              <th scope="col" className="figure">
                {labels.kazakh}
              </th>
              <th scope="col">{labels.covered}</th>
              <th scope="col" className="figure">
                {labels.words}
              </th>
            </tr>
          </thead>
          <tbody>
            {coverage.map(row => (
              <Row
                key={row.kind}
                name={kindNames[row.kind]}
                {...row}
                missing={row.missing.length}
              />
            ))}
          </tbody>
          <tfoot>
            <Row
              name={labels.total}
              russian={sum(row => row.russian)}
              kazakh={sum(row => row.kazakh)}
              missing={missing.length}
              words={null}
            />
          </tfoot>
        </table>
      </div>
      <List name={labels.missing} paths={missing} origin={origin} />
      <List name={labels.mixed} paths={mixed} origin={origin} />
    </>
  )
}

interface RowProps {
  readonly name: string
  readonly russian: number
  readonly kazakh: number
  readonly missing: number
  readonly words: number | null
}

function Row({ name, russian, kazakh, missing, words: amount }: RowProps) {
  const share = russian === 0 ? 1 : 1 - missing / russian
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="figure">{number(russian)}</td>
      <td className="figure">{number(kazakh)}</td>
      <td>
        <Share of={share} />
      </td>
      <td className="figure">{amount ? percent(amount) : ''}</td>
    </tr>
  )
}

interface ListProps {
  readonly name: string
  readonly paths: readonly string[]
  readonly origin: string
}

function List({ name, paths, origin }: ListProps) {
  if (paths.length === 0) return null
  return (
    <section>
      <h2>
        {name} <span className="muted">{number(paths.length)}</span>
      </h2>
      <More items={paths} step={30}>
        {shown => (
          <ul className="lines">
            {shown.map(path => (
              <li key={path}>
                <PageLink origin={origin} path={path} known />
              </li>
            ))}
          </ul>
        )}
      </More>
    </section>
  )
}
