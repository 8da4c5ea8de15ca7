import { chooseTab, toggleDirection } from '@/lib/doctors/sort-bar'
import { initialSorting, inOrder, type Sorting, sortedPath } from '@/lib/doctors/sorting'

test.each([
  ['all', ''],
  ['price', 'asc'],
  ['rating', 'desc'],
  ['experience', 'desc'],
] as const)('the tab %s starts with %j', (tab, direction) => {
  expect(chooseTab(tab)).toEqual({ tab, direction })
})

test.each(['all', 'price', 'rating', 'experience'] as const)(
  'three presses of the toggle of %s return to the start',
  tab => {
    const none: Sorting = { tab, direction: '' }
    const asc = toggleDirection(none)
    const desc = toggleDirection(asc)
    expect([asc, desc, toggleDirection(desc)]).toEqual([
      { tab, direction: 'asc' },
      { tab, direction: 'desc' },
      none,
    ])
  },
)

test.each([
  [initialSorting, 'sort_by=&sort_direction='],
  [{ tab: 'price', direction: 'asc' }, 'sort_by=first_appointment&sort_direction=asc'],
  [{ tab: 'rating', direction: '' }, 'sort_by=rating&sort_direction='],
  [{ tab: 'experience', direction: 'desc' }, 'sort_by=experience&sort_direction=desc'],
] as const)('%j requests %s', (sorting, query) => {
  expect(sortedPath(sorting)).toBe(`/api/doctors?${query}`)
})

const doctors = ['Әлімов', 'Яковлев', 'Борисов'].map(name => ({ name }))

test('with a direction, all doctors are sorted by name', () => {
  const names = (sorting: Sorting) => inOrder(doctors, sorting, 'kk').map(({ name }) => name)
  expect(names({ tab: 'all', direction: '' })).toEqual(['Әлімов', 'Яковлев', 'Борисов'])
  expect(names({ tab: 'all', direction: 'asc' })).toEqual(['Әлімов', 'Борисов', 'Яковлев'])
  expect(names({ tab: 'all', direction: 'desc' })).toEqual(['Яковлев', 'Борисов', 'Әлімов'])
})

test('any other order is the response of the backend', () => {
  expect(inOrder(doctors, { tab: 'price', direction: 'asc' }, 'ru')).toBe(doctors)
})
