import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { PageRow, PhoneRow } from '../../data'
import { differenceNames } from '../../labels/kinds'
import { pageWords, phoneWords as words } from '../../labels/page'
import { counted, kilobytes, number, percent } from '../../labels/say'
import { tableWords } from '../../labels/table'
import type { TabProps } from '../App'
import { More } from '../ui/More'
import { PageLink } from '../ui/PageLink'

interface Compared extends PageRow {
  readonly phone: PhoneRow
}

/** The least share of the desktop's words on a phone's page (R9). */
const enough = 0.95

/** Compares phone and desktop, as Google indexes the phone's page. */
export function Phone({ model }: TabProps) {
  const rows = model.report.pages.filter((row): row is Compared => row.phone !== null)
  const unlike = rows.filter(({ phone }) => phone.share < enough || phone.differs.length > 0)
  const least = rows.toSorted((a, b) => a.phone.share - b.phone.share).slice(0, 15)
  return (
    <>
      <p className="lead">{words.intro}</p>
      {unlike.length === 0 ? (
        <p className="note good">
          <CircleCheck aria-hidden="true" /> {words.good}: {counted(rows.length, pageWords.page)}
        </p>
      ) : (
        <section>
          <p className="note warning">
            <TriangleAlert aria-hidden="true" /> {counted(unlike.length, pageWords.page)}{' '}
            {words.bad}
          </p>
          <More items={unlike}>{shown => <Table rows={shown} origin={model.report.origin} />}</More>
        </section>
      )}
      <section>
        <h2>{words.least}</h2>
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
            <th scope="col">{tableWords.columns.path}</th>
            <th scope="col" className="figure">
              {words.share}
            </th>
            <th scope="col" className="figure">
              {words.words}
            </th>
            <th scope="col" className="figure">
              {words.size}
            </th>
            <th scope="col">{words.differs}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, phone }) => (
            <tr key={path}>
              <td>
                <PageLink origin={origin} path={path} known />
              </td>
              <td className={phone.share < enough ? 'figure warning' : 'figure'}>
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
