import { localePath } from '@/lib/routing/locales'
import { splitLocale } from '@/lib/routing/split-locale'
import { idOfSlug, idSlug, slugify } from '@/lib/text/transliterate'

test.each([
  ['/', 'ru', '/'],
  ['/contacts', 'ru', '/contacts'],
  ['/', 'kk', '/kk'],
  ['/contacts', 'kk', '/kk/contacts'],
] as const)('%s in %s is %s', (path, locale, expected) => {
  expect(localePath(path, locale)).toBe(expected)
  expect(splitLocale(expected)).toMatchObject({ locale, path })
})

test('only a complete segment is a language', () => {
  expect(splitLocale('/kkk')).toEqual({ locale: 'ru', path: '/kkk', prefix: false })
  expect(splitLocale('/ru/kk')).toEqual({ locale: 'ru', path: '/kk', prefix: true })
})

test.each([
  ['Кардиолог', 'kardiolog'],
  ['Врач УЗИ-диагностики', 'vrach-uzi-diagnostiki'],
  ['Көз дәрігері (офтальмолог)', 'koz-darigeri-oftalmolog'],
  ['Щитовидная железа', 'schitovidnaya-zheleza'],
  ['  «»  ', ''],
])('%j becomes %j', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})

test('the id is the prefix of a slug and parsed back', () => {
  expect(idSlug(3, 'Кардиолог')).toBe('3-kardiolog')
  expect(idOfSlug('3-kardiolog')).toBe(3)
  expect(idOfSlug('3')).toBe(3)
  expect(idSlug(3, '—')).toBe('3')
})

test.each(['', 'kardiolog', '0-x', '3x', '-3', '3-a/b', '99999999999'])('%j has no id', slug => {
  expect(idOfSlug(slug)).toBeNull()
})
