/** What a press on the desktop's sort bar does; apart from the list's code, as phones have a select. */
import { initialSorting, type Sorting, type SortTab } from './sorting'

/** Cheapest first by price, best first by anything else; "all" keeps the clinic's own order. */
export function chooseTab(tab: SortTab): Sorting {
  if (tab === 'all') return { ...initialSorting }
  return { tab, direction: tab === 'price' ? 'asc' : 'desc' }
}

const next = { '': 'asc', asc: 'desc', desc: '' } as const

/** None → ascending → descending → none. */
export function toggleDirection({ tab, direction }: Sorting): Sorting {
  return { tab, direction: next[direction] }
}
