/** @jest-environment jsdom */
import { hasLanguageCookie, storedLanguage, storeLanguage } from '@/lib/routing/stored-language'

function forget(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other
  document.cookie = `${cookie}=; max-age=0; path=/`
}

afterEach(() => {
  localStorage.clear()
  forget('lang')
  forget('slang')
})

test('a choice is stored in the browser and in the cookie', () => {
  storeLanguage('kk')
  expect(storedLanguage()).toBe('kk')
  expect(hasLanguageCookie()).toBe(true)
  expect(document.cookie).toBe('lang=kk')
})

test('without a choice nothing is stored', () => {
  expect(storedLanguage()).toBeNull()
  expect(hasLanguageCookie()).toBe(false)
})

test('a cookie whose name has the same ending is ignored', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other
  document.cookie = 'slang=kk; path=/'
  expect(hasLanguageCookie()).toBe(false)
  storeLanguage('ru')
  expect(document.cookie).toBe('slang=kk; lang=ru')
  expect(hasLanguageCookie()).toBe(true)
})

test.each([
  ['lang', 'kk', 'kk'],
  ['language', 'kk', 'kk'],
  ['lang', 'en', null],
])('%s=%s in local storage is the choice %j', (key, value, choice) => {
  localStorage.setItem(key, value)
  expect(storedLanguage()).toBe(choice)
})
