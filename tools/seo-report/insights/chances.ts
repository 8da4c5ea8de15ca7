/** Where a page could bring more: what the exports show at once, and a table of all pages hides. */
import type { PageRow, SearchPerformance } from '../data'

export interface Chance {
  readonly path: string
  readonly engine: 'google' | 'yandex'
  readonly found: SearchPerformance
}

/** Places of the second page of results, seen often enough to be no chance. */
const near = { from: 10, to: 20, impressions: 50 }
/** A place on the first page that hardly anybody clicks on. */
const dull = { impressions: 100, clickRate: 0.01 }
/** Visits that should have led to a request. */
const silentVisits = 30

type Row = Pick<PageRow, 'path' | 'brings'>

/** Almost on the first page of results, the most seen first. */
export function nearFirstPage(rows: readonly Row[]): Chance[] {
  return chances(rows, ({ position, impressions }) => {
    if (position === null || impressions < near.impressions) return false
    return position > near.from && position <= near.to
  })
}

/** On the first page, and hardly opened: title and description promise little. */
export function hardlyOpened(rows: readonly Row[]): Chance[] {
  return chances(rows, ({ position, impressions, clicks }) => {
    if (position === null || position > near.from || impressions < dull.impressions) return false
    return clicks / impressions < dull.clickRate
  })
}

/** Visited, and never the beginning of a request; none where the exports have no goals. */
export function withoutLeads<Own extends Row>(rows: readonly Own[]): Own[] {
  return rows
    .filter(({ brings }) => (brings?.visits ?? 0) >= silentVisits && brings?.leads === 0)
    .sort((a, b) => (b.brings?.visits ?? 0) - (a.brings?.visits ?? 0))
}

/** The pages that bring anything, those with most visitors first. */
export function bringing<Own extends Row>(rows: readonly Own[]): Own[] {
  return rows
    .filter(({ brings }) => brings !== null)
    .sort((a, b) => visitorsOf(b) - visitorsOf(a) || seenOf(b) - seenOf(a))
}

/** A click in a search engine is a visit in Metrica, too. */
export function visitorsOf({ brings }: Pick<PageRow, 'brings'>): number {
  return Math.max(
    (brings?.google?.clicks ?? 0) + (brings?.yandex?.clicks ?? 0),
    brings?.visits ?? 0,
  )
}

function seenOf({ brings }: Row): number {
  return (brings?.google?.impressions ?? 0) + (brings?.yandex?.impressions ?? 0)
}

function chances(rows: readonly Row[], isChance: (found: SearchPerformance) => boolean): Chance[] {
  return rows
    .flatMap(({ path, brings }) =>
      (['google', 'yandex'] as const).flatMap(engine => {
        const found = brings?.[engine]
        return found && isChance(found) ? [{ path, engine, found }] : []
      }),
    )
    .sort((a, b) => b.found.impressions - a.found.impressions)
}
