import { itemOf } from '@/lib/calculator/item-of'
import { wholeTenge } from '@/lib/entities/price'
import fc from '@/tests/support/properties'
import { analysis, item } from '../../../support/analyses'

test("a backend's analysis becomes an item", () => {
  expect(
    itemOf(
      analysis(7, {
        price: '1 800',
        category_analysis_id: null,
        bloodTestIncluded: 1,
        discount_percent: -15,
        document: '/documents/a.pdf',
        result_days: '0',
        sample: 'urine',
      }),
    ),
  ).toEqual(
    item(7, {
      price: 1800,
      category: 0,
      bloodTest: true,
      discount: 15,
      document: '/documents/a.pdf',
      sample: 'urine',
      days: 0,
    }),
  )
  expect(itemOf(analysis(7, { result_days: -1, sample: 'ice' }))).toEqual(item(7))
  expect(itemOf(analysis(8, { price: null })).price).toBe(0)
})

test('prices are whole and never negative', () => {
  fc.assert(
    fc.property(fc.anything(), value => {
      const price = wholeTenge(value)
      expect(Number.isInteger(price) && price >= 0).toBe(true)
    }),
  )
  expect(wholeTenge(1799.5)).toBe(1800)
})
