import fc from 'fast-check'
import { knownRows, listPart, withFetched } from '@/lib/calculator/browse'
import { item, listCategory } from '../../../support/analyses'

const sizes = fc.array(fc.nat(12), { minLength: 1, maxLength: 8 })
const first = fc.nat(60)
const limits = fc.integer({ min: 1, max: 80 })

/** Categories of the given sizes and all their analyses, in order. */
function listOf(counts: readonly number[]) {
  const categories = counts.map((count, index) => listCategory(index + 1, count))
  const items = categories.flatMap(({ id, count }) =>
    Array.from({ length: count }, (_, index) => item(id * 100 + index, { category: id })),
  )
  return { categories, items }
}

test('a step shows the first analyses of the list, in its order, as far as they are known', () => {
  fc.assert(
    fc.property(sizes, first, limits, (counts, length, limit) => {
      const { categories, items } = listOf(counts)
      const part = listPart(categories, knownRows(items.slice(0, length), categories), limit)
      const shown = part.groups.flatMap(group => group.items)
      expect(shown).toEqual(items.slice(0, Math.min(length, limit)))
      expect(part.rest).toBe(items.length - shown.length)
    }),
  )
})

test('after what is missing has come, the step is whole', () => {
  fc.assert(
    fc.property(sizes, first, limits, (counts, length, limit) => {
      const { categories, items } = listOf(counts)
      const known = knownRows(items.slice(0, length), categories)
      const { missing } = listPart(categories, known, limit)
      const fetched = items.filter(({ category }) => missing.includes(category))
      const whole = listPart(categories, withFetched(known, missing, fetched), limit)
      expect(whole.missing).toEqual([])
      expect(whole.groups.flatMap(group => group.items)).toEqual(items.slice(0, limit))
    }),
  )
})

test('the first step of the page asks for nothing', () => {
  fc.assert(
    fc.property(sizes, limits, (counts, limit) => {
      const { categories, items } = listOf(counts)
      const known = knownRows(items.slice(0, limit), categories)
      expect(listPart(categories, known, limit).missing).toEqual([])
    }),
  )
})

test('a category that was cut is asked for whole', () => {
  const { categories, items } = listOf([2, 5])
  const known = knownRows(items.slice(0, 4), categories)
  expect(listPart(categories.slice(1), known, 60).missing).toEqual([2])
})

test('an empty category is named when it is all there is, and passed over in a list', () => {
  const { categories, items } = listOf([0, 1])
  const known = knownRows(items, categories)
  expect(listPart(categories.slice(0, 1), known, 60).groups).toHaveLength(1)
  expect(listPart(categories, known, 60).groups.map(({ category }) => category.id)).toEqual([2])
})

test('what was fetched is believed rather than the count of the page', () => {
  const categories = [listCategory(1, 5)]
  const known = withFetched(knownRows([], categories), [1], [item(1)])
  expect(listPart(categories, known, 60)).toMatchObject({ missing: [], rest: 0 })
  const grown = Array.from({ length: 8 }, (_, index) => item(index + 1))
  expect(listPart(categories, withFetched(known, [1], grown), 60).groups[0]?.items).toEqual(grown)
})
