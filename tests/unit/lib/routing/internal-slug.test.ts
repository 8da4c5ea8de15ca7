import { internalSlug, slugOfInternal } from '@/lib/routing/internal-slug'
import fc from '@/tests/support/properties'

test('an internal slug is the same however often it is decoded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), slug => {
      const internal = internalSlug(slug)
      expect(decodeURIComponent(internal)).toBe(internal)
      expect(slugOfInternal(internal)).toBe(slug)
    }),
  )
  expect(internalSlug('100%-~я')).toBe('100~25-~7E~D1~8F')
  expect(internalSlug('ivanova-anna')).toBe('ivanova-anna')
})
