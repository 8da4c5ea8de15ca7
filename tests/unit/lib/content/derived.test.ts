import { derived } from '@/lib/content/derived'

test('is computed once for the same lists, and again when one of them changes', () => {
  const make = jest.fn((a: readonly number[], b: readonly number[], factor: number) =>
    [...a, ...b].map(each => each * factor),
  )
  const of = derived(make)
  const [a, b] = [[1], [2]]
  const first = of(a, b, 2)
  expect(first).toEqual([2, 4])
  expect(of(a, b, 2)).toBe(first)
  expect(of(a, [3], 2)).toEqual([2, 6])
  expect(of([1], b, 2)).not.toBe(first)
  expect(make).toHaveBeenCalledTimes(3)
})

test('caches results that depend on several lists', () => {
  const make = jest.fn((list: readonly number[]) => list.length)
  const of = derived(make)
  const [ru, kk] = [[1], [1, 2]]
  expect([of(ru), of(kk), of(ru), of(kk)]).toEqual([1, 2, 1, 2])
  expect(make).toHaveBeenCalledTimes(2)
})
