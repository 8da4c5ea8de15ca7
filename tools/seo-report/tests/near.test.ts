import fc from 'fast-check'
import { nearGroups, shinglesOf, similarity } from '../insights/near'

const text = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `слово${wordOf(from + index)}`).join(' ')

/** Numbers are ignored, so they are spelled out. */
const wordOf = (number: number) =>
  [...String(number)].map(digit => 'абвгдежзик'[Number(digit)]).join('')

const alike = (a: string, b: string, run = 3) => similarity(shinglesOf(a, run), shinglesOf(b, run))

test('a text is identical to itself and different from one without common words', () => {
  expect(alike(text(0, 50), text(0, 50))).toBe(1)
  expect(alike(text(0, 50), text(50, 100))).toBe(0)
})

test('similarity is the share of common word sequences', () => {
  // 98 sequences of three words each; the second half of one text is the first half of the other.
  expect(alike(text(0, 100), text(50, 150))).toBeCloseTo(48 / 148)
  expect(alike('один два три четыре', 'один два три пять', 1)).toBeCloseTo(3 / 5)
})

test('prices, punctuation and case make no difference', () => {
  expect(alike('Анализ крови: цена 1 200 ₸.', 'анализ крови — цена 900')).toBe(1)
})

test('texts without a sequence have no similarity', () => {
  expect(alike('', '')).toBe(0)
  expect(alike('два слова', 'два слова')).toBe(0)
})

test('similarity is symmetric, between 0 and 1', () => {
  const words = fc.array(fc.constantFrom('а', 'б', 'в', 'г'), { maxLength: 30 })
  fc.assert(
    fc.property(words, words, (a, b) => {
      const value = alike(a.join(' '), b.join(' '))
      expect(value).toBe(alike(b.join(' '), a.join(' ')))
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(1)
    }),
  )
})

describe('groups', () => {
  const group = (texts: readonly string[], least = 0.8) =>
    nearGroups(texts, each => shinglesOf(each, 3), least)

  test('nearly identical texts are grouped, others are alone', () => {
    const first = text(0, 200)
    const second = `${text(0, 190)} ${text(900, 910)}`
    const groups = group([first, text(300, 500), second, text(600, 800)])
    expect(groups.map(({ items }) => items)).toEqual([[first, second]])
    expect(groups[0]?.similarity).toBeCloseTo(188 / 208)
  })

  test('half of a text is not enough', () => {
    expect(group([text(0, 200), text(0, 100)])).toEqual([])
  })

  test('all similar pairs are found among hundreds', () => {
    const texts = Array.from({ length: 300 }, (_, index) => text(index * 300, index * 300 + 100))
    const copies = texts.slice(0, 50).map(each => `${each} ещё немного слов`)
    const groups = group([...texts, ...copies], 0.9)
    expect(groups).toHaveLength(50)
    expect(groups.every(({ items }) => items.length === 2)).toBe(true)
  })
})
