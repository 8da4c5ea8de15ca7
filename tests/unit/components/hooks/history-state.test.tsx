/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import {
  historyValue,
  keepHistoryState,
  pageUrl,
  setHistoryValue,
  setPageUrl,
  useHistoryState,
} from '@/components/hooks/history-state'

const asText = (kept: unknown) => (typeof kept === 'string' ? kept : undefined)
const useText = () => useHistoryState('text', 'first', asText)

jest.useFakeTimers()

/** How the document was reached, which jsdom does not tell. */
let reached: NavigationTimingType = 'reload'
performance.getEntriesByType = () => [{ type: reached } as PerformanceNavigationTiming]

beforeAll(keepHistoryState)

beforeEach(() => {
  // Nothing is pending from the test before.
  jest.advanceTimersByTime(1000)
  window.history.replaceState({ ofNext: true }, '')
})

test('a value outlives its component, beside the values of others in the history entry', () => {
  const { result, unmount } = renderHook(useText)
  expect(result.current[0]).toBe('first')
  act(() => result.current[1]('second'))
  expect(result.current[0]).toBe('second')
  unmount()
  setHistoryValue('other', 1)
  expect(renderHook(useText).result.current[0]).toBe('second')
  jest.advanceTimersByTime(500)
  expect(window.history.state).toEqual({ ofNext: true, kept: { text: 'second', other: 1 } })
})

test('another history entry starts empty', () => {
  setHistoryValue('text', 'second')
  window.history.pushState({ ofNext: true }, '')
  expect(renderHook(useText).result.current[0]).toBe('first')
})

for (const type of ['navigate', 'reload', 'back_forward'] as const) {
  const isKept = type !== 'navigate'
  test(`what the entry holds is ${isKept ? 'kept' : 'forgotten'} by ${type}`, () => {
    setHistoryValue('text', 'second')
    reached = type
    keepHistoryState()
    expect(renderHook(useText).result.current[0]).toBe(isKept ? 'second' : 'first')
    expect(window.history.state).toMatchObject({ ofNext: true })
  })
}

test('several changes in one update are combined', () => {
  const { result } = renderHook(() => useHistoryState('count', 0, Number))
  act(() => {
    result.current[1](before => before + 1)
    result.current[1](before => before + 1)
  })
  expect(result.current[0]).toBe(2)
  expect(historyValue('count')).toBe(2)
})

test('a stored value of an older release that does not fit is ignored', () => {
  setHistoryValue('text', { of: 'another shape' })
  expect(renderHook(useText).result.current[0]).toBe('first')
})

describe('many changes', () => {
  const stored = () => window.history.state?.kept?.text
  /** So many that the next change has to wait. */
  const changeOften = () => {
    for (let change = 0; change < 40; change++) setHistoryValue('text', String(change))
  }

  test('a few are written at once', () => {
    jest.advanceTimersByTime(60_000)
    for (const text of ['a', 'b', 'c']) {
      setHistoryValue('text', text)
      expect(stored()).toBe(text)
    }
  })

  test('115 letters in 4 seconds are few writes, and the last one is stored', () => {
    const replaceState = jest.spyOn(window.history, 'replaceState')
    for (let letters = 115; letters > 0; letters--) {
      setHistoryValue('text', 'a'.repeat(letters))
      jest.advanceTimersByTime(33)
    }
    expect(historyValue('text')).toBe('a')
    jest.advanceTimersByTime(500)
    expect(stored()).toBe('a')
    expect(replaceState.mock.calls.length).toBeLessThan(35)
    replaceState.mockRestore()
  })

  const leaves = {
    'a link is followed': () => document.querySelector('a')?.click(),
    'a form is sent': () => document.body.dispatchEvent(new Event('submit', { bubbles: true })),
    'the page is left': () => window.dispatchEvent(new Event('pagehide')),
  }

  for (const [name, leave] of Object.entries(leaves)) {
    test(`what is pending is written before ${name}`, () => {
      document.body.innerHTML = '<a href="#next"><b>next</b></a>'
      changeOften()
      setHistoryValue('text', 'second')
      expect(stored()).not.toBe('second')
      leave()
      expect(stored()).toBe('second')
    })
  }

  test('after "back" what was pending is not written to the entry before', () => {
    changeOften()
    window.history.pushState({}, '')
    window.dispatchEvent(new PopStateEvent('popstate'))
    jest.advanceTimersByTime(1000)
    expect(stored()).toBeUndefined()
  })

  test('the query of the URL is changed in the same write', () => {
    setHistoryValue('text', 'first')
    const url = pageUrl()
    url.searchParams.append('label', 'a')
    setPageUrl(url)
    expect(pageUrl().search).toBe('?label=a')
    setHistoryValue('text', 'second')
    jest.advanceTimersByTime(500)
    expect(window.location.search).toBe('?label=a')
    expect(window.history.state).toEqual({ kept: { text: 'second' } })
  })
})
