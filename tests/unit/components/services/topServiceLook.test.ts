import { topServiceLook } from '@/components/services/topServiceLook'

const looks = [1, 2, 3, 4, 5].map(topServiceLook)

test('the first two are small, the rest large', () => {
  expect(looks.map(({ size }) => size)).toEqual(['small', 'small', 'large', 'large', 'large'])
})

test('only the fourth shows its picture', () => {
  expect(looks.map(({ pictured }) => pictured)).toEqual([false, false, false, true, false])
})
