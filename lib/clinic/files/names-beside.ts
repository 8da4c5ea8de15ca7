/** Names that stand beside their heading, as 1C writes them right of the groups that hold them. */
import type { Line } from './csv'
import type { Headings } from './headings'

/**
 * Columns right of the names, without a heading or with the same, are one with them where a line has a cell in
 * only one of them.
 */
export function withNamesBeside(
  headings: Headings,
  lines: readonly Line[],
): { readonly headings: Headings; readonly lines: readonly Line[] } {
  const { labels, fields, below } = headings
  const name = fields.indexOf('name_ru')
  const isBeside = (at: number) => !labels[at] || fields[at] === 'name_ru'
  const next = labels.findIndex((_, at) => at > name && !isBeside(at))
  const end = next === -1 ? labels.length : next
  const own = (cells: readonly string[]) => cells.slice(name, end).filter(Boolean)
  const rows = lines.slice(below)
  const isOne = rows.every(({ cells }) => own(cells).length < 2)
  if (name === -1 || !isOne || !rows.some(({ cells }) => !cells[name] && own(cells).length > 0))
    return { headings, lines }
  const merged = <T>(all: readonly T[], first: T | undefined, empty: T) =>
    all.map((each, at) => (at === name ? (first ?? each) : at > name && at < end ? empty : each))
  return {
    headings: {
      ...headings,
      labels: merged(labels, undefined, ''),
      fields: merged<string | undefined>(fields, undefined, undefined),
    },
    lines: lines.map((line, at) =>
      at < below ? line : { ...line, cells: merged(line.cells, own(line.cells)[0], '') },
    ),
  }
}
