/** @jest-environment jsdom */
import { sessionId } from '@/lib/requests/browser/session-id'

/** jsdom has none. */
window.reportError = jest.fn()

const tracking = (globals: object) => Object.assign(window, globals)

beforeEach(() => {
  document.documentElement.dataset.callTracking = 'abc'
})
afterEach(() => tracking({ ct: undefined, call_tracking: undefined }))

test('is empty without the script', () => {
  expect(sessionId()).toBe('')
})

test.each([
  ['an object', { sessionId: 123456 }],
  ['a list', [{ sessionId: '123456' }]],
])('is read from the function, which returns %s', (_, answer) => {
  const ct = jest.fn(() => answer)
  tracking({ ct })
  expect(sessionId()).toBe('123456')
  expect(ct).toHaveBeenCalledWith('calltracking_params', 'abc')
})

test('is not read if the clinic has no id', () => {
  delete document.documentElement.dataset.callTracking
  tracking({ ct: (_: string, id?: string) => ({ sessionId: `of-${id}` }) })
  expect(sessionId()).toBe('')
})

test('is read from the object', () => {
  tracking({ call_tracking: { sessionId: 's-1' } })
  expect(sessionId()).toBe('s-1')
})

test('is read each time, as the script may load late', () => {
  expect(sessionId()).toBe('')
  tracking({ call_tracking: { sessionId: 's-2' } })
  expect(sessionId()).toBe('s-2')
})

test.each([
  ['nothing', () => undefined],
  ['an empty list', () => []],
  ['no session yet', () => ({ sessionId: null })],
  ['what no header can carry', () => ({ sessionId: 'сессия\n' })],
  ['a text without end', () => ({ sessionId: 'a'.repeat(201) })],
  [
    'an error',
    () => {
      throw new Error('not ready')
    },
  ],
])('is empty when the function returns %s', (_, ct) => {
  tracking({ ct })
  expect(sessionId()).toBe('')
})
