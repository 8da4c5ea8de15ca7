import { lowestPrice, priceRange } from '@/lib/text/price-range'

const priced = (...prices: readonly number[]) => prices.map(price => ({ price }))

test('the lowest price ignores prices on request', () => {
  expect(lowestPrice(priced(0, 900, 500))).toBe(500)
})

test('without prices there is no lowest one', () => {
  expect(lowestPrice(priced(0))).toBe(0)
  expect(lowestPrice([])).toBe(0)
})

test('a range covers only known prices', () => {
  expect(priceRange([900, 0, 500, 700])).toEqual({ min: 500, max: 900 })
  expect(priceRange([900])).toEqual({ min: 900, max: 900 })
  expect(priceRange([0])).toBeNull()
})
