import type { Speed } from '../../data'
import { speedLabels as labels } from '../../labels/page'
import { number } from '../../labels/say'
import type { TabProps } from '../tabProps'

/** What search engines call good, of three visitors in four. */
const good = { lcp: 2.5, inp: 0.2, cls: 0.1, ttfb: 0.8 } as const

type Name = keyof typeof good
const names = Object.keys(good) as Name[]

/** How fast pages were for their visitors. */
export function Speeds({ model }: TabProps) {
  const { speeds } = model.report
  if (speeds.length === 0) return <p className="empty">{labels.none}</p>
  return (
    <>
      <p className="lead">{labels.intro}</p>
      <div className="scroller">
        <table>
          <thead>
            <tr>
              <th scope="col">{labels.page}</th>
              <th scope="col">{labels.layout}</th>
              <th scope="col" className="figure">
                {labels.visits}
              </th>
              {names.map(name => (
                <th key={name} scope="col" className="figure">
                  {labels[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {speeds.map(speed => (
              <tr key={`${speed.page} ${speed.layout}`}>
                <th scope="row">{speed.page}</th>
                <td>{speed.layout === 'mobile' ? labels.phone : labels.desktop}</td>
                <td className="figure">{number(speed.visits)}</td>
                {names.map(name => (
                  <td key={name} className="figure">
                    {said(speed, name)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function said(speed: Speed, name: Name) {
  const value = speed[name]
  if (value === null) return labels.unknown
  const text = value.toLocaleString('ru', { maximumFractionDigits: 2 })
  return value > good[name] ? <strong>{`${text} (${labels.slow})`}</strong> : text
}
