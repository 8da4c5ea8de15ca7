/** @jest-environment jsdom */
import { earlyScript } from '@/lib/routing/early-script'

/** As in Safari after too many changes; jsdom refuses other origins with the same error. */
const elsewhere = 'https://elsewhere.example/'

beforeAll(() => new Function(earlyScript)())

test('a refused change of the history throws nothing', () => {
  window.history.replaceState({ step: 1 }, '', '/one')
  expect(() => window.history.replaceState({ step: 2 }, '', elsewhere)).not.toThrow()
  expect(window.history.state).toEqual({ step: 1 })
})

test('a refused link loads its page', () => {
  const complained = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  window.history.pushState({}, '', elsewhere)
  // All that jsdom tells of a navigation.
  expect(String(complained.mock.calls[0]?.[0])).toMatch(/navigation/i)
  complained.mockRestore()
})
