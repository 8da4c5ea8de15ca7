/** @jest-environment jsdom */
import { takeSentForm } from '@/lib/requests/browser/sent-form'

const put = (cookie: string) => Reflect.set(document, 'cookie', cookie)

afterEach(() => {
  put('request-accepted=; Max-Age=0')
  document.body.innerHTML = ''
})

test('a form that was sent on the previous page is found once, and nothing without it', () => {
  put('lang=kk')
  expect(takeSentForm()).toBeUndefined()
  put('request-accepted=doctors.a1; Path=/')
  expect(takeSentForm()).toBe('doctors')
  expect(takeSentForm()).toBeUndefined()
})

test('the same form sent again is not counted again; a later one is', () => {
  put('request-accepted=doctors.b1; Path=/')
  expect(takeSentForm()).toBe('doctors')
  put('request-accepted=doctors.b1; Path=/')
  expect(takeSentForm()).toBeUndefined()
  put('request-accepted=doctors.b2; Path=/')
  expect(takeSentForm()).toBe('doctors')
})

test.each(['<b>.c1', 'doctors'])('%s is not set by the site, and nothing', value => {
  put(`request-accepted=${value}; Path=/`)
  expect(takeSentForm()).toBeUndefined()
})

test('the page of the form leaves it to the next page', () => {
  document.body.innerHTML = '<main><form action="/api/request-form"></form></main>'
  put('request-accepted=mail.d1; Path=/')
  expect(takeSentForm()).toBeUndefined()
  document.body.innerHTML = ''
  expect(takeSentForm()).toBe('mail')
})
