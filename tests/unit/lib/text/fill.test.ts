import { fill } from '@/lib/text/fill'
import { plural, pluralForms } from '@/lib/text/plural'

test('placeholders are replaced, and stay without a value', () => {
  expect(fill('{name}, {day}: {name}', { name: 'A', day: 3 })).toBe('A, 3: A')
  expect(fill('{name} {other}', { name: 'A' })).toBe('A {other}')
})

const reviews = { one: '{count} отзыв', few: '{count} отзыва', many: '{count} отзывов', other: '' }

test.each([
  [0, '0 отзывов'],
  [1, '1 отзыв'],
  [2, '2 отзыва'],
  [5, '5 отзывов'],
  [11, '11 отзывов'],
  [21, '21 отзыв'],
  [24, '24 отзыва'],
  [112, '112 отзывов'],
])('%d in Russian', (count, text) => {
  expect(plural(count, reviews, 'ru')).toBe(text)
})

test('plural forms of a message, in both languages', () => {
  const russian = new Map([
    [1, '1 отзыв'],
    [2, '2 отзыва'],
    [5, '5 отзывов'],
  ])
  const forms = pluralForms(count => russian.get(count) ?? '')
  expect(plural(31, forms, 'ru')).toBe('31 отзыв')
  expect(plural(33, forms, 'ru')).toBe('33 отзыва')
  expect(plural(37, forms, 'ru')).toBe('37 отзывов')
  const kazakh = pluralForms(count => `${count} пікір`)
  expect([1, 2, 5, 21].map(count => plural(count, kazakh, 'kk'))).toEqual([
    '1 пікір',
    '2 пікір',
    '5 пікір',
    '21 пікір',
  ])
})
