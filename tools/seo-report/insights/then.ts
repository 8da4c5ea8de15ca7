/** What the exports said in the reports that are kept, to be compared with those of today. */
import type { FoundThen, Report } from '../data'

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
    queries: Object.fromEntries(queries.slice(0, maxKept).map(each => [each.text, clicksOf(each)])),
  }
}

export const clicksOf = ({ google, yandex }: Report['queries'][number]) =>
  (google?.clicks ?? 0) + (yandex?.clicks ?? 0)

const sum = (numbers: readonly number[]) =>
  numbers.length === 0 ? null : numbers.reduce((all, each) => all + each, 0)

/** Clicks of a query in earlier reports that had queries, and now. */
export function courseOf(text: string, before: readonly FoundThen[], now: number): number[] {
  const then = before
    .filter(({ queries }) => Object.keys(queries).length > 0)
    .map(({ queries }) => queries[text] ?? 0)
  return [...then, now]
}
