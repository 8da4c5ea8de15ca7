/** Order of the doctors list: which tab, and which way (B66). */

/** In the order of the tabs, with the field each one sends. */
export const sortFields = {
  all: '',
  price: 'first_appointment',
  rating: 'rating',
  experience: 'experience',
} as const

export type SortTab = keyof typeof sortFields
export const sortTabs = Object.keys(sortFields) as readonly SortTab[]

/** Empty: the clinic's own order. */
export type SortDirection = '' | 'asc' | 'desc'

export interface Sorting {
  readonly tab: SortTab
  readonly direction: SortDirection
}

/** Until an order is chosen; the same one as a choice is another object. */
export const initialSorting: Sorting = { tab: 'all', direction: '' }

/** Of its name. */
export const orderKey = ({ tab, direction }: Sorting): string => `${tab} ${direction}`

/** Every change sends both names, an empty value meaning none. */
export function sortedPath({ tab, direction }: Sorting): string {
  return `/api/doctors?sort_by=${sortFields[tab]}&sort_direction=${direction}`
}

/** The backend has no order for "all": there the two directions are those of the alphabet. */
export function inOrder<T extends { readonly name: string }>(
  doctors: readonly T[],
  { tab, direction }: Sorting,
  locale: string,
): readonly T[] {
  if (tab !== 'all' || !direction) return doctors
  const { compare } = new Intl.Collator(locale)
  const sign = direction === 'asc' ? 1 : -1
  return [...doctors].sort((a, b) => sign * compare(a.name, b.name))
}
