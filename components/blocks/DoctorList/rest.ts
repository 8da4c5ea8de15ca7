/**
 * Lines for hundreds of doctors that stand in the HTML alone. Whatever an island gets as props is
 * in the page twice, as markup and as data, and these lines would take it over its size. So the
 * server view puts them aside under a number; the island, rendered by the same process a moment
 * later, fetches them with it; and in the browser they are in the page already.
 */
export interface Rest {
  /** Where the lines were put. */
  readonly id: number
  /** Number of doctors beyond the cards. */
  readonly count: number
}

/** Pages that are rendered at the same time; older lines have long been fetched. */
const capacity = 32

interface Shelf {
  lastId: number
  readonly lines: Map<number, string>
}

/** Server views and islands are separate bundles: the global object is what they share. */
const holder = globalThis as { doctorLines?: Shelf }

function shelf(): Shelf {
  holder.doctorLines ??= { lastId: 0, lines: new Map() }
  return holder.doctorLines
}

/** @param lines list items as HTML */
export function putRest(lines: readonly string[]): Rest | null {
  if (lines.length === 0) return null
  const place = shelf()
  place.lastId += 1
  place.lines.set(place.lastId, lines.join(''))
  place.lines.delete(place.lastId - capacity)
  return { id: place.lastId, count: lines.length }
}

/** List items as HTML; empty in a browser, and for lines that were put aside too long ago. */
export function takeRest({ id }: Rest): string {
  return shelf().lines.get(id) ?? ''
}
