import { useMemo } from 'react'
import { kindNames } from '../../labels/kinds'
import { pageLabels } from '../../labels/page'
import { number } from '../../labels/say'
import { tableLabels as labels } from '../../labels/table'
import { hashOf, replacePlace } from '../place'
import type { TabProps } from '../tabProps'
import { More } from '../ui/More'
import { Filters } from './Filters'
import { Row } from './Row'
import { filterRows, knownSorts, type RowFilter, type Sort, sortRows } from './rows'

const empty: RowFilter = {
  q: '',
  kind: '',
  language: '',
  status: '',
  problem: '',
  listing: '',
  sort: '',
  direction: '',
}

/** The table of all pages; search, filters and order are in the URL, so that it can be shared. */
export function Pages({ model, query }: TabProps) {
  const filter: RowFilter = useMemo(() => ({ ...empty, ...query }), [query])
  const { pages } = model.report
  const columns = useMemo(() => knownSorts(pages), [pages])
  const rows = useMemo(() => {
    const found = filterRows(pages, filter, model.findingsOf, kind => kindNames[kind])
    return sortRows(found, filter, model.findingsOf)
  }, [pages, filter, model])
  const set = (change: Partial<RowFilter>) =>
    replacePlace(hashOf('pages', { ...filter, ...change }))
  const sortBy = (sort: Sort) => {
    // Numbers are sorted with the largest first.
    const usual = sort === 'path' ? 'asc' : 'desc'
    const other = usual === 'asc' ? 'desc' : 'asc'
    const isSorted = filter.sort === sort && filter.direction === usual
    set({ sort, direction: isSorted ? other : usual })
  }
  return (
    <>
      <Filters model={model} filter={filter} columns={columns} set={set} />
      <p className="muted" aria-live="polite">
        {labels.found}: {number(rows.length)} {pageLabels.of} {number(pages.length)}
      </p>
      {rows.length === 0 ? (
        <p className="empty">{labels.none}</p>
      ) : (
        <More items={rows} step={60} eager key={JSON.stringify(filter)}>
          {shown => (
            <table className="pages">
              <thead>
                <tr>
                  {columns.map(sort => (
                    <th key={sort} scope="col" aria-sort={sortOf(filter, sort)}>
                      <button type="button" onClick={() => sortBy(sort)}>
                        {labels.columns[sort]}
                      </button>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown.map(row => (
                  <Row
                    key={row.path}
                    row={row}
                    model={model}
                    columns={columns}
                    open={rows.length === 1}
                  />
                ))}
              </tbody>
            </table>
          )}
        </More>
      )}
    </>
  )
}

function sortOf({ sort, direction }: RowFilter, name: Sort) {
  if (sort !== name) return undefined
  return direction === 'desc' ? 'descending' : 'ascending'
}
