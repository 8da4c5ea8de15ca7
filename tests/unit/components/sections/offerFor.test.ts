import { offerFor } from '@/components/sections/offerFor'

test.each([
  [true, false, 'children'],
  [false, true, 'adults'],
  [true, true, 'both'],
  // Neither flag is set: no label is better than a wrong one.
  [false, false, null],
])('for children %s, for adults %s: %s', (isForChildren, isForAdults, audience) => {
  expect(offerFor({ isForChildren, isForAdults })).toBe(audience)
})
