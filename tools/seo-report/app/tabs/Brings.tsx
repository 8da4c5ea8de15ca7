import { TriangleAlert } from 'lucide'
import type { Cited, ExportFile, FoundQuery, PageRow } from '../../data'
import {
  bringing,
  type Chance,
  hardlyOpened,
  nearFirstPage,
  withoutLeads,
} from '../../insights/chances'
import { courseOf, foundIn } from '../../insights/then'
import { bringLabels as labels } from '../../labels/page'
import { fill, number } from '../../labels/say'
import type { TabProps } from '../tabProps'
import { Icon } from '../ui/Icon'
import { PageLink } from '../ui/PageLink'
import { Section } from '../ui/Section'
import { type Column, Table } from '../ui/Table'
import { bringColumns, chanceColumns, queryColumns, totalsOf, weekColumns } from './bringColumns'

/** Reports whose clicks stand beside a query. */
const maxCourse = 6

/** What each page brings, by the exports of Search Console, Webmaster, Metrica and Bing. */
export function Brings({ model }: TabProps) {
  const { exports, pages, strangers, origin, queries, cited, before, madeAt } = model.report
  const own = bringing(pages)
  if (exports.length === 0) return <p className="empty">{labels.none}</p>
  const pageColumn: Column<Pick<PageRow, 'path'>> = {
    head: labels.page,
    cell: ({ path }) => <PageLink origin={origin} path={path} known={model.byPath.has(path)} />,
  }
  const columns: readonly Column<Pick<PageRow, 'path' | 'brings'>>[] = [
    pageColumn,
    ...bringColumns([...own, ...strangers]),
  ]
  const chances: readonly Column<Chance>[] = [pageColumn, ...chanceColumns]
  const asked: readonly Column<FoundQuery>[] = [
    { head: labels.query, cell: ({ text }) => text },
    ...queryColumns(queries),
    ...(before.length > 0
      ? [
          {
            head: labels.course,
            figure: true,
            cell: (query: FoundQuery) =>
              courseOf(query, { before, queries })
                .slice(-maxCourse)
                .map(clicks => (clicks === null ? '–' : number(clicks)))
                .join(' → '),
          },
        ]
      : []),
  ]
  const answers: readonly Column<Cited>[] = [
    {
      head: labels.citedText,
      cell: ({ what, text }) =>
        what === 'query' ? (
          `«${text}»`
        ) : (
          <PageLink origin={origin} path={text} known={model.byPath.has(text)} />
        ),
    },
    { head: labels.citations, figure: true, cell: ({ citations }) => number(citations) },
  ]
  const weeks = [...before, { day: madeAt, ...foundIn(model.report) }].toReversed()
  return (
    <>
      <p className="lead">{labels.intro}</p>
      <Unread files={exports} />
      <Totals rows={own} />
      {before.length > 0 && (
        <Section name={labels.weeks} note={labels.weeksNote} items={weeks} step={10}>
          {shown => <Table columns={weekColumns(weeks)} rows={shown} keyOf={week => week.day} />}
        </Section>
      )}
      <Section name={labels.queries} note={labels.queriesNote} items={queries} step={20}>
        {shown => <Table columns={asked} rows={shown} keyOf={({ text }) => text} />}
      </Section>
      <Section name={labels.cited} note={labels.citedNote} items={cited} step={10}>
        {shown => <Table columns={answers} rows={shown} keyOf={({ what, text }) => what + text} />}
      </Section>
      <Section name={labels.near} note={labels.nearNote} items={nearFirstPage(pages)} step={10}>
        {shown => <Table columns={chances} rows={shown} keyOf={row => row.path + row.engine} />}
      </Section>
      <Section name={labels.dull} note={labels.dullNote} items={hardlyOpened(pages)} step={10}>
        {shown => <Table columns={chances} rows={shown} keyOf={row => row.path + row.engine} />}
      </Section>
      <Section name={labels.silent} note={labels.silentNote} items={withoutLeads(pages)} step={10}>
        {shown => <Table columns={columns} rows={shown} keyOf={row => row.path} />}
      </Section>
      <Section name={labels.strangers} note={labels.strangersNote} items={strangers} step={10}>
        {shown => <Table columns={columns} rows={shown} keyOf={row => row.path} />}
      </Section>
      <Section name={labels.all} items={own} step={50}>
        {shown => <Table columns={columns} rows={shown} keyOf={row => row.path} />}
      </Section>
    </>
  )
}

function Unread({ files }: { readonly files: readonly ExportFile[] }) {
  return files.flatMap(({ name, problem }) =>
    problem ? (
      <p className="note warning" key={name}>
        <Icon of={TriangleAlert} />
        {fill(labels.problems[problem], { file: name })}
      </p>
    ) : (
      []
    ),
  )
}

function Totals({ rows }: { readonly rows: readonly PageRow[] }) {
  return (
    <ul className="sums">
      {totalsOf(rows).map(({ name, value }) => (
        <li key={name}>
          <p>
            <strong>{number(value)}</strong>
            <span>{name}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
