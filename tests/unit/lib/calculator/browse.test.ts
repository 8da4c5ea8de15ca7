import { listPart } from '@/lib/calculator/browse'
import fc from '@/tests/support/properties'
import { item, listCategory } from '../../../support/analyses'

const sizes = fc.array(fc.nat(12), { minLength: 1, maxLength: 8 })
const first = fc.nat(60)
const limits = fc.integer({ min: 1, max: 80 })

/** Categories of the given sizes with all their analyses, in order. */
function listOf(counts: readonly number[]) {
  const categories = counts.map((count, index) => listCategory(index + 1, count))
  const items = categories.flatMap(({ id, count }) =>
    Array.from({ length: count }, (_, index) => item(id * 100 + index, { category: id })),
  )
  return { categories, items }
}

test('a step shows the first analyses of the list, in order, as far as they are loaded', () => {
  fc.assert(
    fc.property(sizes, first, limits, (counts, length, limit) => {
      const { categories, items } = listOf(counts)
      const part = listPart(categories, items.slice(0, length), limit)
      const shown = part.groups.flatMap(group => group.items)
      expect(shown).toEqual(items.slice(0, Math.min(length, limit)))
      expect(part.rest).toBe(items.length - shown.length)
      expect(part.short).toBe(shown.length < Math.min(limit, items.length))
    }),
  )
})

test('with all analyses loaded a step has its full length', () => {
  fc.assert(
    fc.property(sizes, limits, (counts, limit) => {
      const { categories, items } = listOf(counts)
      const part = listPart(categories, items, limit, true)
      expect(part.short).toBe(false)
      expect(part.groups.flatMap(group => group.items)).toEqual(items.slice(0, limit))
    }),
  )
})

test('an incomplete category is marked, whatever precedes it', () => {
  const { categories, items } = listOf([2, 5])
  expect(listPart(categories.slice(1), items.slice(0, 4), 60).short).toBe(true)
  expect(listPart(categories.slice(0, 1), items.slice(0, 4), 60).short).toBe(false)
})

test('an empty category is shown if it is the only one, and omitted in a list', () => {
  const { categories, items } = listOf([0, 1])
  expect(listPart(categories.slice(0, 1), items, 60).groups).toHaveLength(1)
  expect(listPart(categories, items, 60).groups.map(({ category }) => category.id)).toEqual([2])
})

test('fetched analyses override the count in the page', () => {
  const categories = [listCategory(1, 5)]
  expect(listPart(categories, [item(1)], 60, true)).toMatchObject({ short: false, rest: 0 })
  const grown = Array.from({ length: 8 }, (_, index) => item(index + 1))
  expect(listPart(categories, grown, 60, true).groups[0]?.items).toEqual(grown)
})
