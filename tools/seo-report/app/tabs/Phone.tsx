import { CircleCheck, TriangleAlert } from 'lucide'
import type { PageRow, PhoneRow } from '../../data'
import { differenceNames } from '../../labels/kinds'
import { phoneLabels as labels, pageLabels } from '../../labels/page'
import { counted, kilobytes, number, percent } from '../../labels/say'
import { tableLabels } from '../../labels/table'
import type { TabProps } from '../tabProps'
import { Icon } from '../ui/Icon'
import { More } from '../ui/More'
import { PageLink } from '../ui/PageLink'

interface Compared extends PageRow {
  readonly phone: PhoneRow
}

/** Smallest share of the desktop's words on a phone's page (R9). */
const minShare = 0.95

/** Compares phone and desktop, as Google indexes the phone's page. */
export function Phone({ model }: TabProps) {
  const rows = model.report.pages.filter((row): row is Compared => row.phone !== null)
  const unlike = rows.filter(({ phone }) => phone.share < minShare || phone.differs.length > 0)
  const least = rows.toSorted((a, b) => a.phone.share - b.phone.share).slice(0, 15)
  return (
    <>
      <p className="lead">{labels.intro}</p>
      {unlike.length === 0 ? (
        <p className="note good">
          <Icon of={CircleCheck} /> {labels.good}: {counted(rows.length, pageLabels.page)}
        </p>
      ) : (
        <section>
          <p className="note warning">
            <Icon of={TriangleAlert} /> {counted(unlike.length, pageLabels.page)} {labels.bad}
          </p>
          <More items={unlike}>{shown => <Table rows={shown} origin={model.report.origin} />}</More>
        </section>
      )}
      <section>
        <h2>{labels.least}</h2>
        <Table rows={least} origin={model.report.origin} />
      </section>
    </>
  )
}

function Table({ rows, origin }: { readonly rows: readonly Compared[]; readonly origin: string }) {
  return (
    <div className="scroller">
      <table>
        <thead>
          <tr>
            <th scope="col">{tableLabels.columns.path}</th>
            <th scope="col" className="figure">
              {labels.share}
            </th>
            <th scope="col" className="figure">
              {labels.words}
            </th>
            <th scope="col" className="figure">
              {labels.size}
            </th>
            <th scope="col">{labels.differs}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, phone }) => (
            <tr key={path}>
              <td>
                <PageLink origin={origin} path={path} known />
              </td>
              <td className={phone.share < minShare ? 'figure warning' : 'figure'}>
                {percent(phone.share)}
              </td>
              <td className="figure">{number(phone.words)}</td>
              <td className="figure">{kilobytes(phone.size)}</td>
              <td>{phone.differs.map(name => differenceNames[name] ?? name).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
