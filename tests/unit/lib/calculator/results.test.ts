import { lastResultOf, type ResultWords, resultLine } from '@/lib/calculator/results'
import { samples } from '@/lib/entities/sample'
import { item } from '../../../support/analyses'

const words = {
  samples: Object.fromEntries(samples.map(sample => [sample, sample])) as ResultWords['samples'],
  sameDay: 'сегодня',
  days: '{count} дн.',
}

test.each([
  [{ sample: 'blood', days: 1 }, 'blood · 1 дн.'],
  [{ sample: 'blood', days: 0 }, 'blood · сегодня'],
  [{ days: 22 }, '22 дн.'],
  [{ sample: 'hair' }, 'hair'],
  [{}, ''],
] as const)('%j is %p', (item, line) => {
  expect(resultLine(item, words)).toBe(line)
})

test('the last result has the longest term', () => {
  expect(lastResultOf([])).toBeNull()
  expect(lastResultOf([item(1)])).toBeNull()
  expect(lastResultOf([item(1, { days: 0 })])).toEqual({ days: 0, isPartial: false })
  expect(lastResultOf([item(1, { days: 0 }), item(2, { days: 7 }), item(3)])).toEqual({
    days: 7,
    isPartial: true,
  })
  // Beside a package.
  expect(lastResultOf([item(1, { days: 0 })], true)).toEqual({ days: 0, isPartial: true })
})
