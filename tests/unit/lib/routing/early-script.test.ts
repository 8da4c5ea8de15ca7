/** @jest-environment jsdom */
import { earlyScript } from '@/lib/routing/early-script'

/** As in Safari after too many changes; jsdom refuses other origins with the same error. */
const elsewhere = 'https://elsewhere.example/'

beforeAll(() => new Function(earlyScript)())

test('a refused change of the history throws nothing', () => {
  window.history.replaceState({ step: 1 }, '', '/one')
  for (const name of ['pushState', 'replaceState'] as const) {
    expect(() => window.history[name]({ step: 2 }, '', elsewhere)).not.toThrow()
  }
  expect(window.history.state).toEqual({ step: 1 })
})
