/** The tables of links: by distance, by kind, and the pages that get fewest. */
import type { PageRow } from '../../data'

export interface DepthRow {
  /** Clicks; `null`: no links lead there. */
  readonly depth: number | null
  readonly pages: number
}

export interface KindLinks {
  readonly kind: PageRow['kind']
  readonly pages: number
  /** Median of the links to a page. */
  readonly usual: number
  readonly fewest: number
  readonly farthest: number | null
}

type Row = Pick<PageRow, 'path' | 'kind' | 'depth' | 'linksIn'>

/** The home page first, what no link leads to last. */
export function depthsOf(rows: readonly Row[]): DepthRow[] {
  const depths = [...new Set(rows.map(({ depth }) => depth))]
  return depths
    .sort((a, b) => distance(a) - distance(b))
    .map(depth => ({ depth, pages: rows.filter(row => row.depth === depth).length }))
}

const mostLeast = 30

/** Of equally few links the farther page first; pages that half of the site links to are none. */
export function leastLinked<Own extends Row>(rows: readonly Own[]): Own[] {
  const middle = medianOf(rows.map(({ linksIn }) => linksIn))
  return rows
    .filter(({ linksIn, kind }) => linksIn < Math.max(2, middle) && kind !== 'home')
    .sort((a, b) => a.linksIn - b.linksIn || distance(b.depth) - distance(a.depth))
    .slice(0, mostLeast)
}

/** The kinds with fewest links first. */
export function kindsOf(rows: readonly Row[]): KindLinks[] {
  return [...new Set(rows.map(({ kind }) => kind))]
    .map(kind => {
      const own = rows.filter(row => row.kind === kind)
      const links = own.map(({ linksIn }) => linksIn)
      const depths = own.map(({ depth }) => depth)
      return {
        kind,
        pages: own.length,
        usual: medianOf(links),
        fewest: Math.min(...links),
        farthest: depths.reduce((a, b) => (distance(a) > distance(b) ? a : b)),
      }
    })
    .sort((a, b) => a.usual - b.usual)
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const distance = (depth: number | null) => depth ?? Number.POSITIVE_INFINITY
