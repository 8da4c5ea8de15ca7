/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import {
  carryHistoryState,
  historyValue,
  setHistoryValue,
  useHistoryState,
} from '@/components/hooks/history-state'

const asText = (kept: unknown) => (typeof kept === 'string' ? kept : undefined)
const useText = () => useHistoryState('text', 'first', asText)

beforeEach(() => window.history.replaceState({ ofNext: true }, ''))

test('a value outlives its component, beside the values of others in the history entry', () => {
  const { result, unmount } = renderHook(useText)
  expect(result.current[0]).toBe('first')
  act(() => result.current[1]('second'))
  expect(result.current[0]).toBe('second')
  unmount()
  setHistoryValue('other', 1)
  expect(renderHook(useText).result.current[0]).toBe('second')
  expect(window.history.state).toEqual({ ofNext: true, kept: { text: 'second', other: 1 } })
})

test('another history entry starts empty', () => {
  setHistoryValue('text', 'second')
  window.history.pushState({ ofNext: true }, '')
  expect(renderHook(useText).result.current[0]).toBe('first')
})

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

test('values are kept when the history entry is replaced', () => {
  setHistoryValue('text', 'second')
  const restoreState = carryHistoryState()
  window.history.replaceState({ ofNext: 'new' }, '')
  restoreState()
  expect(window.history.state).toEqual({ ofNext: 'new', kept: { text: 'second' } })
})

test('a change is applied even if the browser refuses to store it', () => {
  const { result } = renderHook(useText)
  const refuse = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError')
  })
  act(() => result.current[1]('second'))
  expect(result.current[0]).toBe('second')
  refuse.mockRestore()
})
