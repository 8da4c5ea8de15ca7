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
  expect(window.history.state).toMatchObject({ step: 1 })
})

test('an entry that the browser made for a link on the page is one of the router, once it is written', () => {
  window.location.hash = 'sources'
  expect(window.history.state ?? null).toBeNull()
  window.history.replaceState({ kept: 1 }, '')
  expect(window.history.state).toEqual({ __NA: true, kept: 1 })
  window.history.pushState(null, '')
  expect(window.history.state).toEqual({ __NA: true })
})
