import {
  add,
  isChosen,
  maxSelection,
  remove,
  type Selection,
  selectionOf,
  toggle,
} from '@/lib/calculator/selection'
import { totalsOf } from '@/lib/calculator/summary'
import fc from '@/tests/support/properties'
import { item } from '../../../support/analyses'

const ids = fc.integer({ min: 1, max: 30 })
const chosen = fc
  .uniqueArray(ids, { maxLength: 20 })
  .map((list): Selection => list.map(id => item(id, { bloodTest: id % 3 === 0 })))

test('a click adds what is absent and removes what is present, matched by id', () => {
  const one = toggle([], item(1))
  expect(one).toEqual([item(1)])
  expect(toggle(one, item(1, { name: 'Other words', price: 5 }))).toEqual([])
})

test('removing undoes adding', () => {
  fc.assert(
    fc.property(chosen, ids, (selection, id) => {
      fc.pre(!isChosen(selection, id))
      expect(remove(add(selection, item(id)), id)).toEqual(selection)
      expect(toggle(toggle(selection, item(id)), item(id))).toEqual(selection)
    }),
  )
})

test('after any clicks there are no duplicates, and the total is the sum', () => {
  fc.assert(
    fc.property(fc.array(ids, { maxLength: 60 }), clicks => {
      const end = clicks.reduce<Selection>((list, id) => toggle(list, item(id)), [])
      const odd = [...new Set(clicks)].filter(id => clicks.filter(each => each === id).length % 2)
      expect(end.map(({ id }) => id).sort()).toEqual(odd.sort())
      expect(totalsOf(end, 0).count).toBe(odd.length)
    }),
  )
})

test('adding an analysis again keeps its position', () => {
  const two = [item(1), item(2)]
  expect(add(two, item(1))).toBe(two)
})

test('a list is short enough for a URL', () => {
  const many = Array.from({ length: maxSelection + 5 }, (_, index) => item(index + 1))
  expect(selectionOf([...many, ...many])).toHaveLength(maxSelection)
  const full = selectionOf(many)
  expect(add(full, item(9999))).toBe(full)
})
