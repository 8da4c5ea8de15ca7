/** What the exports said in the reports that are kept, to be compared with those of today. */
import type { FoundQuery, FoundThen, Report } from '../data'

/** Queries whose clicks are kept. */
const maxKept = 200

/** Clicks on all pages, as those of rare queries are in no table of queries. */
export function foundIn({ pages, strangers, queries, cited }: Report): Omit<FoundThen, 'day'> {
  const all = [...pages, ...strangers]
  const clicks = (engine: 'google' | 'yandex') =>
    sum([
      ...all.flatMap(({ brings }) => brings?.[engine]?.clicks ?? []),
      ...(all.some(({ brings }) => brings?.[engine])
        ? []
        : queries.flatMap(query => query[engine]?.clicks ?? [])),
    ])
  const citedOf = (what: 'page' | 'query') =>
    sum(cited.filter(each => each.what === what).map(({ citations }) => citations))
  return {
    google: clicks('google'),
    yandex: clicks('yandex'),
    citations: citedOf('page') ?? citedOf('query'),
    engines: enginesOf(queries),
    queries: Object.fromEntries(queries.slice(0, maxKept).map(each => [each.text, clicksOf(each)])),
  }
}

export const clicksOf = ({ google, yandex }: FoundQuery) =>
  (google?.clicks ?? 0) + (yandex?.clicks ?? 0)

const sum = (numbers: readonly number[]) =>
  numbers.length === 0 ? null : numbers.reduce((all, each) => all + each, 0)

const enginesOf = (queries: Report['queries']) =>
  (['google', 'yandex'] as const).filter(engine => queries.some(query => query[engine]))

/**
 * Clicks of a query in earlier reports that had queries of the same engines, and now; `null`: it was
 * not among those of a report, which need not mean that nobody clicked.
 */
export function courseOf(
  query: FoundQuery,
  { before, queries }: Pick<Report, 'before' | 'queries'>,
): (number | null)[] {
  const engines = String(enginesOf(queries))
  const then = before
    .filter(week => Object.keys(week.queries).length > 0)
    .filter(week => !week.engines || String(week.engines) === engines)
    .map(week => week.queries[query.text] ?? null)
  return [...then, clicksOf(query)]
}

/** Without reports in which the exports were those of the report before, or are those of `now`. */
export function withoutRepeats(
  weeks: readonly FoundThen[],
  now: Omit<FoundThen, 'day'>,
): readonly FoundThen[] {
  const said = ({ google, yandex, citations, queries }: Omit<FoundThen, 'day'>) =>
    JSON.stringify([google, yandex, citations, queries])
  return weeks
    .filter((week, index) => index === 0 || said(week) !== said(weeks[index - 1] ?? now))
    .filter(week => said(week) !== said(now))
}
