import { searchLabels as labels } from '../../labels/page'
import { date, number } from '../../labels/say'
import type { TabProps } from '../tabProps'
import { More } from '../ui/More'

/** What visitors searched for on the site and did not find. */
export function Searches({ model }: TabProps) {
  const { searches } = model.report
  if (searches.length === 0) return <p className="empty">{labels.none}</p>
  return (
    <>
      <p className="lead">{labels.intro}</p>
      <More items={searches}>
        {shown => (
          <div className="scroller">
            <table>
              <thead>
                <tr>
                  <th scope="col">{labels.text}</th>
                  <th scope="col">{labels.language}</th>
                  <th scope="col" className="figure">
                    {labels.visitors}
                  </th>
                  <th scope="col">{labels.last}</th>
                  <th scope="col">{labels.instead}</th>
                </tr>
              </thead>
              <tbody>
                {shown.map(({ locale, text, visitors, last, instead }) => (
                  <tr key={`${locale} ${text}`}>
                    <th scope="row">{text}</th>
                    <td>{locale}</td>
                    <td className="figure">{number(visitors)}</td>
                    <td>{date(last)}</td>
                    <td>{Object.keys(instead).join(', ')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </More>
    </>
  )
}
