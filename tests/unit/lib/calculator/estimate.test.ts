import { estimateHref, idsOfQuery } from '@/lib/calculator/estimate'
import fc from '@/tests/support/properties'

const base = '/kk/analysis/estimate'

test('the URL has only the ids', () => {
  expect(estimateHref(base, [101, 7])).toBe('/kk/analysis/estimate?ids=101,7')
  expect(estimateHref(base, [])).toBe(base)
})

test('the URL restores the selection', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9_999_999_999 }), { maxLength: 50 })
  fc.assert(
    fc.property(ids, list => {
      const url = new URL(estimateHref(base, list), 'http://site.example')
      expect(idsOfQuery(url.searchParams.get('ids') ?? undefined)).toEqual(list)
      // As modified by messengers and forms.
      expect(idsOfQuery(list.map(String))).toEqual(list)
    }),
  )
})

test.each([
  [undefined, []],
  ['', []],
  ['1, 2,2,1', [1, 2]],
  ['0,-3,1.5,1e3,x,7', [7]],
  ['<script>,12345678901', []],
  [
    ['3', '4,5'],
    [3, 4, 5],
  ],
])('%p has the ids %p', (value, ids) => {
  expect(idsOfQuery(value)).toEqual(ids)
})

test('the number of ids is limited to that of a selection', () => {
  const many = Array.from({ length: 5000 }, (_, index) => index + 1).join(',')
  expect(idsOfQuery(many)).toHaveLength(300)
})
