import { longestDelayMs, retryAfterMs, retryDelay } from '@/lib/requests/outbox/backoff'
import fc from '@/tests/support/properties'

test.each([
  [1, 1_000],
  [2, 2_000],
  [5, 16_000],
  [9, 256_000],
  [10, 300_000],
  [5_000, 300_000],
])('attempt %d waits up to %d ms', (attempts, ceiling) => {
  expect(retryDelay(attempts, 1)).toBe(ceiling)
  expect(retryDelay(attempts, 0)).toBe(0)
  expect(retryDelay(attempts, 0.5)).toBe(ceiling / 2)
})

test('a pause that the backend asks for is never shortened, up to an hour', () => {
  const numbers = fc.record({
    attempts: fc.integer({ min: 1, max: 100_000 }),
    random: fc.double({ min: 0, max: 1, noNaN: true }),
    asked: fc.integer({ min: 0, max: 2 * longestDelayMs }),
  })
  fc.assert(
    fc.property(numbers, ({ attempts, random, asked }) => {
      const delay = retryDelay(attempts, random, asked)
      expect(delay).toBeGreaterThanOrEqual(Math.min(asked, longestDelayMs))
      expect(delay).toBeLessThanOrEqual(longestDelayMs)
    }),
  )
})

test.each([
  [null, 0],
  ['', 0],
  ['soon', 0],
  ['120', 120_000],
  ['-5', 0],
  ['86400', longestDelayMs],
  ['Tue, 03 Nov 2026 10:02:00 GMT', 120_000],
  ['Tue, 03 Nov 2026 09:00:00 GMT', 0],
])('Retry-After %j is %d ms', (header, ms) => {
  expect(retryAfterMs(header, Date.parse('2026-11-03T10:00:00Z'))).toBe(ms)
})
