/**
 * The grid of a parent's check-ups has six columns. Of every five cells the first two span three
 * columns, the others two; the colours repeat every five cells (B48).
 */
const columns = 6
const spans = [3, 3, 2, 2, 2] as const
const tones = ['purple', 'lilac', 'surface', 'violet', 'white'] as const

export type CellTone = (typeof tones)[number]

export interface Cell {
  /** Of six columns. */
  readonly span: 2 | 3
  readonly tone: CellTone
}

/** The cell at an index, counted from 0. */
export function cellAt(index: number): Cell {
  const place = index % spans.length
  return { span: spans[place] ?? 2, tone: tones[place] ?? 'white' }
}

/** Columns that `count` cells leave free in the last row; all six when that row is full. */
export function freeSpan(count: number): number {
  const taken = spans.slice(0, count % spans.length).reduce<number>((sum, span) => sum + span, 0)
  return columns - (taken % columns)
}
