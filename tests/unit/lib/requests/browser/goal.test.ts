/** @jest-environment jsdom */
import { reachFormSubmit, reachSentForm } from '@/lib/requests/browser/goal'

const counter = (ym: unknown) => Object.assign(window, { ym })

afterEach(() => counter(undefined))

test('reports the goal and nothing else', () => {
  const ym = jest.fn()
  counter(ym)
  reachFormSubmit('123')
  expect(ym.mock.calls).toEqual([[123, 'reachGoal', 'form_submit']])
})

test('does nothing without an id', () => {
  const ym = jest.fn()
  counter(ym)
  reachFormSubmit(undefined)
  expect(ym).not.toHaveBeenCalled()
})

test('tolerates a missing and a failing counter', () => {
  expect(() => reachFormSubmit('123')).not.toThrow()
  counter(() => {
    throw new Error('blocked')
  })
  expect(() => reachFormSubmit('123')).not.toThrow()
})

test('a form that was sent on the previous page is counted once, and nothing without it', () => {
  const ym = jest.fn()
  counter(ym)
  const put = (cookie: string) => Reflect.set(document, 'cookie', cookie)
  put('lang=kk')
  reachSentForm('123')
  expect(ym).not.toHaveBeenCalled()
  put('request-accepted=1; Path=/')
  reachSentForm('123')
  reachSentForm('123')
  expect(ym.mock.calls).toEqual([[123, 'reachGoal', 'form_submit']])
  expect(document.cookie).toBe('lang=kk')
})
