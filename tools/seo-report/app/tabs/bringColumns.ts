/** Columns of what pages bring; those that no file knows are left out. */
import type { Brings, FoundQuery, FoundThen, SearchPerformance } from '../../data'
import type { Chance } from '../../insights/chances'
import { bringLabels as labels } from '../../labels/page'
import { day, number, position, rate } from '../../labels/say'
import type { Column } from '../ui/Table'

interface Row {
  readonly brings: Brings | null
}

interface Measure {
  readonly head: string
  /** Also the name of the sum of all pages. */
  readonly total: string | null
  readonly value: (brings: Brings) => number | null | undefined
  readonly said?: (value: number) => string
}

const ofEngine = (name: 'google' | 'yandex'): readonly Measure[] => [
  {
    head: labels[name].impressions,
    total: null,
    value: brings => brings[name]?.impressions,
  },
  {
    head: labels[name].clicks,
    total: labels[name].clicksTotal,
    value: brings => brings[name]?.clicks,
  },
  {
    head: labels[name].position,
    total: null,
    value: brings => brings[name]?.position,
    said: position,
  },
]

const measures: readonly Measure[] = [
  ...ofEngine('google'),
  ...ofEngine('yandex'),
  { head: labels.visits, total: labels.visits, value: ({ visits }) => visits },
  { head: labels.leads, total: labels.leads, value: ({ leads }) => leads },
]

export function bringColumns(rows: readonly Row[]): Column<Row>[] {
  return measuredOf(rows).map(({ head, value, said = number }) => ({
    head,
    figure: true,
    cell: ({ brings }) => {
      const own = brings && value(brings)
      return typeof own === 'number' ? said(own) : ''
    },
  }))
}

/** Of the engines whose queries were exported. */
export function queryColumns(queries: readonly FoundQuery[]): Column<FoundQuery>[] {
  return (['google', 'yandex'] as const)
    .filter(engine => queries.some(query => query[engine]))
    .flatMap(ofEngine)
    .map(({ head, value, said = number }) => ({
      head,
      figure: true,
      cell: ({ google, yandex }) => {
        const own = value({ google, yandex, visits: null, leads: null })
        return typeof own === 'number' ? said(own) : ''
      },
    }))
}

const weekMeasures = [
  [labels.google.clicksTotal, 'google'],
  [labels.yandex.clicksTotal, 'yandex'],
  [labels.citations, 'citations'],
] as const

export function weekColumns(weeks: readonly FoundThen[]): Column<FoundThen>[] {
  const known = weekMeasures.filter(([, name]) => weeks.some(week => week[name] !== null))
  return [
    { head: labels.week, cell: week => day(week.day) },
    ...known.map(([head, name]) => ({
      head,
      figure: true,
      cell: (week: FoundThen) => (week[name] === null ? '' : number(week[name])),
    })),
  ]
}

export function totalsOf(rows: readonly Row[]): { name: string; value: number }[] {
  return measuredOf(rows).flatMap(({ total, value }) => {
    if (total === null) return []
    const sum = rows.reduce((all, { brings }) => all + ((brings && value(brings)) ?? 0), 0)
    return [{ name: total, value: sum }]
  })
}

function measuredOf(rows: readonly Row[]): Measure[] {
  return measures.filter(({ value }) =>
    rows.some(({ brings }) => typeof (brings && value(brings)) === 'number'),
  )
}

const rateOf = ({ clicks, impressions }: SearchPerformance) =>
  impressions > 0 ? clicks / impressions : 0

export const chanceColumns: readonly Column<Chance>[] = [
  { head: labels.engine, cell: ({ engine }) => labels[engine].name },
  { head: labels.impressions, figure: true, cell: ({ found }) => number(found.impressions) },
  { head: labels.clicks, figure: true, cell: ({ found }) => number(found.clicks) },
  { head: labels.rate, figure: true, cell: ({ found }) => rate(rateOf(found)) },
  { head: labels.position, figure: true, cell: ({ found }) => position(found.position ?? 0) },
]
