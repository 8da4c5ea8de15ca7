/** @jest-environment jsdom */
import { keepPageHeight } from '@/components/hooks/page-height'

const reserved = () => document.documentElement.style.getPropertyValue('--reserved')

jest.useFakeTimers()
keepPageHeight()

beforeEach(() => {
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    value: 3000,
  })
  window.history.replaceState({ ofNext: true }, '')
})

test('the height is stored once scrolling has ended, and reserved for its history entry', () => {
  const replaced = jest.spyOn(window.history, 'replaceState')
  window.dispatchEvent(new Event('scroll'))
  window.dispatchEvent(new Event('scroll'))
  jest.runAllTimers()
  expect(replaced).toHaveBeenCalledTimes(1)
  expect(window.history.state).toEqual({ ofNext: true, kept: { page: [3000, 0] } })

  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(reserved()).toBe('3000px')
  window.history.replaceState({ ofNext: true }, '')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(reserved()).toBe('')
})

test('the reserve goes when the visitor acts', () => {
  window.dispatchEvent(new Event('scroll'))
  jest.runAllTimers()
  for (const action of ['pointerdown', 'keydown', 'wheel']) {
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(reserved()).toBe('3000px')
    document.body.dispatchEvent(new Event(action, { bubbles: true }))
    expect(reserved()).toBe('')
  }
})
