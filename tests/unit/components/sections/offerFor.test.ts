import { offerFor } from '@/components/sections/offerFor'

test.each([
  [true, false, 'children'],
  [false, true, 'adults'],
  [true, true, 'both'],
  // Neither flag is set: no label is better than a wrong one.
  [false, false, null],
])('for children %s, for adults %s: %s', (is_for_childs, is_for_olders, audience) => {
  expect(offerFor({ is_for_childs, is_for_olders })).toBe(audience)
})
