import type { ReactNode } from 'react'

export interface Column<T> {
  readonly head: string
  /** A number: to the right. */
  readonly figure?: boolean
  readonly cell: (row: T) => ReactNode
}

interface TableProps<T> {
  readonly columns: readonly Column<T>[]
  readonly rows: readonly T[]
  readonly keyOf: (row: T) => string
  readonly caption?: string
}

/** A table that scrolls sideways where it is too wide; the first cell names the row. */
export function Table<T>({ columns, rows, keyOf, caption }: TableProps<T>) {
  const [first, ...others] = columns
  if (!first) return null
  return (
    <div className="scroller">
      <table>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map(({ head, figure }) => (
              <th key={head} scope="col" className={figure ? 'figure' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={keyOf(row)}>
              <th scope="row">{first.cell(row)}</th>
              {others.map(({ head, figure, cell }) => (
                <td key={head} className={figure ? 'figure' : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
