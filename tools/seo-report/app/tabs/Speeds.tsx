import type { Speed } from '../../data'
import { kindNames } from '../../labels/kinds'
import { speedLabels as labels } from '../../labels/page'
import { number } from '../../labels/say'
import type { TabProps } from '../tabProps'
import { Table } from '../ui/Table'

/** What search engines call good, of three visitors in four. */
const good = { lcp: 2.5, inp: 0.2, cls: 0.1, ttfb: 0.8 } as const

type Name = keyof typeof good
const names = Object.keys(good) as Name[]

/** Names of the types of pages, as metrics call them. */
const pageNames: Readonly<Record<string, string>> = kindNames

/** How fast pages were for their visitors. */
export function Speeds({ model }: TabProps) {
  const { speeds } = model.report
  if (speeds.length === 0) return <p className="empty">{labels.none}</p>
  return (
    <>
      <p className="lead">{labels.intro}</p>
      <Table<Speed>
        rows={speeds}
        keyOf={({ page, layout }) => `${page} ${layout}`}
        columns={[
          { head: labels.page, cell: ({ page }) => pageNames[page] ?? page },
          {
            head: labels.layout,
            cell: ({ layout }) => (layout === 'mobile' ? labels.phone : labels.desktop),
          },
          { head: labels.visits, figure: true, cell: ({ visits }) => number(visits) },
          ...names.map(name => ({
            head: labels[name],
            figure: true,
            cell: (speed: Speed) => speedText(speed, name),
          })),
        ]}
      />
    </>
  )
}

function speedText(speed: Speed, name: Name) {
  const value = speed[name]
  if (value === null) return <span className="muted">{labels.unknown}</span>
  const text = value.toLocaleString('ru', { maximumFractionDigits: 2 })
  return value > good[name] ? <span className="warning">{`${text} · ${labels.slow}`}</span> : text
}
