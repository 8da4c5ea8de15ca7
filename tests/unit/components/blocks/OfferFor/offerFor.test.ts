import { offerFor } from '@/components/blocks/OfferFor/offerFor'

test.each([
  [true, false, 'children'],
  [false, true, 'adults'],
  [true, true, 'both'],
  // The clinic has not said for whom: better no line than a wrong one.
  [false, false, null],
])('for children %s, for adults %s: %s', (is_for_childs, is_for_olders, audience) => {
  expect(offerFor({ is_for_childs, is_for_olders })).toBe(audience)
})
