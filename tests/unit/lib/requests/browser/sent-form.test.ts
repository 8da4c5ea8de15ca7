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
  put('request-accepted=doctors; Path=/')
  expect(takeSentForm()).toBe('doctors')
  expect(takeSentForm()).toBeUndefined()
})

test('what is no kind of request is nothing', () => {
  put('request-accepted=<b>; Path=/')
  expect(takeSentForm()).toBeUndefined()
})

test('the page of the form leaves it to the next page', () => {
  document.body.innerHTML = '<main><form action="/api/request-form"></form></main>'
  put('request-accepted=mail; Path=/')
  expect(takeSentForm()).toBeUndefined()
  document.body.innerHTML = ''
  expect(takeSentForm()).toBe('mail')
})
