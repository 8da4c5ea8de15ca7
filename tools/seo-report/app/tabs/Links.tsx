import type { PageRow } from '../../data'
import { kindNames } from '../../labels/kinds'
import { linkLabels as labels } from '../../labels/page'
import { number } from '../../labels/say'
import type { TabProps } from '../tabProps'
import { PageLink } from '../ui/PageLink'
import { Share } from '../ui/Share'
import { Table } from '../ui/Table'
import { type DepthRow, depthsOf, type KindLinks, kindsOf, leastLinked } from './linkRows'

/** How far pages are from the home page, and which of them hardly any link leads to. */
export function Links({ model }: TabProps) {
  const { pages, origin } = model.report
  const listed = pages.filter(({ indexable }) => indexable)
  return (
    <>
      <p className="lead">{labels.intro}</p>
      <section>
        <h2>{labels.depth}</h2>
        <p className="muted">{labels.depthNote}</p>
        <Table<DepthRow>
          rows={depthsOf(listed)}
          keyOf={({ depth }) => String(depth)}
          columns={[
            {
              head: labels.clicks,
              cell: ({ depth }) => depthNames[String(depth)] ?? sayDepth(depth),
            },
            { head: labels.pages, figure: true, cell: row => number(row.pages) },
            { head: labels.share, cell: row => <Share of={row.pages / listed.length} /> },
          ]}
        />
      </section>
      <section>
        <h2>{labels.least}</h2>
        <p className="muted">{labels.leastNote}</p>
        <Table<PageRow>
          rows={leastLinked(listed)}
          keyOf={({ path }) => path}
          columns={[
            {
              head: labels.page,
              cell: ({ path }) => <PageLink origin={origin} path={path} known />,
            },
            { head: labels.kind, cell: ({ kind }) => kindNames[kind] },
            { head: labels.linksIn, figure: true, cell: ({ linksIn }) => number(linksIn) },
            { head: labels.fromHome, figure: true, cell: ({ depth }) => sayDepth(depth) },
          ]}
        />
      </section>
      <section>
        <h2>{labels.kinds}</h2>
        <p className="muted">{labels.kindsNote}</p>
        <Table<KindLinks>
          rows={kindsOf(listed)}
          keyOf={({ kind }) => kind}
          columns={[
            { head: labels.kind, cell: ({ kind }) => kindNames[kind] },
            { head: labels.pages, figure: true, cell: row => number(row.pages) },
            { head: labels.usual, figure: true, cell: ({ usual }) => number(usual) },
            { head: labels.fewest, figure: true, cell: ({ fewest }) => number(fewest) },
            { head: labels.farthest, figure: true, cell: ({ farthest }) => sayDepth(farthest) },
          ]}
        />
      </section>
    </>
  )
}

/** Names in place of the number, which says little. */
const depthNames: Readonly<Record<string, string>> = labels.depths

const sayDepth = (depth: number | null) => (depth === null ? labels.never : number(depth))
