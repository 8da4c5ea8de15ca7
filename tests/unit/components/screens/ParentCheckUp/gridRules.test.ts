import { cellAt, freeSpan } from '@/components/screens/ParentCheckUp/desktop/gridRules'

const indexes = Array.from({ length: 12 }, (_, index) => index)

test('of every five cells the first two span three of six columns, the others two', () => {
  expect(indexes.map(index => cellAt(index).span)).toEqual([3, 3, 2, 2, 2, 3, 3, 2, 2, 2, 3, 3])
})

test('five colours repeat, and neighbouring cells differ', () => {
  const tones = indexes.map(index => cellAt(index).tone)
  expect(new Set(tones.slice(0, 5)).size).toBe(5)
  expect(tones.slice(5, 10)).toEqual(tones.slice(0, 5))
  expect(tones[10]).toBe(tones[0])
})

test.each([
  [0, 6],
  [1, 3],
  [2, 6],
  [3, 4],
  [4, 2],
  [5, 6],
  [6, 3],
  [8, 4],
])('after %i cells %i columns are free', (count, free) => {
  expect(freeSpan(count)).toBe(free)
})

test('rows are complete: cells and the filler add up to six columns', () => {
  for (const count of indexes) {
    const taken = indexes.slice(0, count).reduce((sum, index) => sum + cellAt(index).span, 0)
    expect((taken + freeSpan(count)) % 6).toBe(0)
  }
})
